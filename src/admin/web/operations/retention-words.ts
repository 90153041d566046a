/** What is kept for a limited time, in words for the team, by the words of the documentation. */
export const KEPT_LABELS: Readonly<Record<string, string>> = {
  sessions: 'Sessions',
  'remembered devices': 'Appareils mémorisés',
  'browsers that an account was opened in': 'Navigateurs connus d’un compte',
  'links to choose a new password': 'Liens pour un nouveau mot de passe',
  'attempts counted for limits, visits of an offer among them':
    'Essais comptés pour les limites, dont les visites',
  'imprints of addresses that took a CV as guests': 'Empreintes des visiteurs qui ont essayé un CV',
  'alerts that nobody confirmed': 'Alertes non confirmées',
  'addresses of the newsletter that nobody confirmed': 'Abonnements non confirmés à la newsletter',
  'invitations to a team': 'Invitations à une équipe',
  'invitations to administer the site': 'Invitations à administrer le site',
  'changes of administrators that needed two people': 'Changements d’administrateurs à deux',
  'invitations to apply that were answered or ended': 'Invitations à postuler, closes',
  'contacts that a company opened': 'Contacts ouverts par une société',
  'contacts granted to a company': 'Contacts accordés à une société',
  'addresses that refuse mails': 'Adresses qui refusent les e-mails',
  'mails that have left or were given up': 'E-mails partis ou abandonnés',
  'who was written to by a campaign': 'Destinataires d’une newsletter',
  'messages written to the team': 'Messages à l’équipe',
  'notifications of the bell': 'Notifications',
  'lines of the audit log': 'Lignes du journal d’audit',
  'figures of the machine: mails and jobs that wait, failures': 'Mesures de la machine',
  'browsers that are sent pushes': 'Navigateurs qui reçoivent des notifications',
  'pushes, which say nothing of the person': 'Notifications envoyées à un navigateur',
  'numbers at which people are texted': 'Numéros prévenus par SMS',
  'codes that prove a number': 'Codes qui confirment un numéro',
  'text messages, without the number': 'SMS, sans le numéro',
  'when the team looked at the site in the place of a person':
    'Visites de l’équipe à la place d’une personne',
  'how often each key of the API was used, by day': 'Usage des clés de l’API, par jour',
  'imprints of reported numbers, without who reported them':
    'Empreintes de numéros signalés, sans leur auteur',
  'searches that found nothing, without who searched': 'Recherches sans résultat, sans leur auteur',
  'runs of recurring jobs': 'Passages des travaux',
  'when backups were made': 'Dates des sauvegardes',
  maintenances: 'Maintenances',
  'who of the team deals with what waits': 'Qui s’occupe de ce qui attend',
  'share links of CVs, once closed or expired': 'Liens de partage de CV, fermés ou expirés',
  'CVs in the bin': 'CV à la corbeille',
  'pictures for a CV that no CV shows': 'Photos qu’aucun CV ne montre',
  'pictures for an article that no version shows': 'Images qu’aucun article ne montre',
  'applications that were begun and never sent': 'Candidatures commencées, jamais envoyées',
  'candidates whom a company entered by hand': 'Candidats saisis par une société',
  'jobs that are done': 'Travaux faits',
  'copies of one’s data': 'Copies des données personnelles',
  'files that no row names': 'Fichiers que rien ne nomme',
  'accounts whose deletion was asked for': 'Comptes dont l’effacement est demandé',
  'accounts that nobody uses': 'Comptes inutilisés',
}

const WORDS: readonly [RegExp, string][] = [
  ['after their last day', 'après leur dernier jour'],
  [
    'after they last said that they want them, or until signed out',
    'après la dernière visite, ou jusqu’à la déconnexion',
  ],
  [/ hours?\b/g, '\u00a0h'],
  [/ minutes?\b/g, '\u00a0min'],
  [/ months?\b/g, '\u00a0mois'],
  [/ days?\b/g, '\u00a0j'],
  ['until proved again, changed or deleted', 'jusqu’à ce qu’elles répondent, changent ou partent'],
  ['until changed or deleted', 'jusqu’à leur changement'],
  ['until their window ends, ', ''],
  [' at most', ' au plus'],
  ['without a change of their application', 'sans changement de leur candidature'],
  ['without a change', 'sans changement'],
  ['without a sign-in', 'sans connexion'],
  ['without use', 'sans usage'],
  ['in all', 'en tout'],
  ['after they expired', 'après leur fin'],
  ['after they were decided', 'après la décision'],
].map(([from, to]) => [from instanceof RegExp ? from : new RegExp(from as string, 'g'), to as string])

/** @example « 90 j » for `90 days` */
export function keptFor(length: string): string {
  return WORDS.reduce((text, [from, to]) => text.replace(from, to), length)
}
