/** The jobs in words, by their names; a test names one that has none. */
export const JOB_LABELS: Readonly<Record<string, string>> = {
  'accounts.resend-verification': 'Nouveaux liens pour vérifier une adresse',
  'accounts.send-password-reset': 'Liens pour un nouveau mot de passe',
  'applications.ask-last-questions': 'Dernières questions posées aux candidats',
  'applications.ask-if-still-open': 'Offres délaissées\u00a0: «\u00a0Toujours ouverte\u00a0?\u00a0»',
  'applications.close-unanswered': 'Clôture des candidatures sans réponse',
  'applications.refresh-answer-badges': 'Badges «\u00a0Répond en N jours\u00a0»',
  'applications.remind-unanswered': 'Rappels aux recruteurs sans réponse',
  'applications.remove-old-entered': 'Effacement des candidats saisis par une société',
  'applications.tell-of-closed-offers': 'Offres closes annoncées à qui attend une réponse',
  'applications.tell-applicant': 'Décisions annoncées aux candidats',
  'calendar.remind-of-interviews': 'Rappels d’entretien',
  'calendar.settle-interviews': 'Entretiens annulés avec ce qui finit',
  'campaigns.send-portion': 'Envoi des newsletters',
  'contact.confirm-subscription': 'Confirmation des abonnements à la newsletter',
  'matching.fresh-round': 'Suggestions\u00a0: tour des profils',
  'matching.fresh-suggestions': 'Suggestions\u00a0: e-mails aux candidats',
  'offers.alert-round': 'Alertes\u00a0: tour des abonnés',
  'offers.alerts-daily': 'Alertes quotidiennes',
  'offers.alerts-immediate': 'Alertes immédiates',
  'offers.alerts-weekly': 'Alertes hebdomadaires',
  'offers.announce-changes': 'Annonce des offres aux moteurs de recherche',
  'offers.attach': 'Métiers des offres',
  'offers.count-landing-pages': 'Comptes des pages par ville, secteur et métier',
  'offers.measure-usual-pay': 'Salaires habituels par métier et niveau',
  'offers.remind-expiring': 'Rappels des offres qui expirent',
  'offers.remind-saved': 'Rappels des offres sauvegardées',
  'notifications.send-sms': 'Envoi des SMS',
  'notifications.send-push': 'Notifications envoyées aux navigateurs',
  'payments.read-proof': 'Lecture des preuves de paiement',
  'payments.ask-charge': 'États demandés aux opérateurs de paiement',
  'personal-data.erase-inactive': 'Effacement des comptes inactifs',
  'personal-data.erase-leaving': 'Effacement des comptes demandé',
  'personal-data.make-export': 'Copies des données personnelles',
  'personal-data.purge-exports': 'Effacement des copies périmées',
  'personal-data.remove-files': 'Effacement des fichiers de comptes',
  'personal-data.warn-inactive': 'Avertissements aux comptes inactifs',
  'profiles.attach': 'Métiers des profils',
  'schedule.sweep': 'Ce qui est dû dans la minute',
  'schedule.housekeeping': 'Ménage de la nuit',
  'measures.record': 'Mesures de la machine',
  'mail.send': 'Envoi des e-mails',
  'statistics.count-days': 'Statistiques de la nuit',
  'secrets.seal-anew': 'Rescellement après un changement de secret',
  'sitemap.build': 'Plan du site',
}

export const jobLabel = (name: string): string => JOB_LABELS[name] ?? name

/** @example « 3 ms », « 12 s », « 4 min » */
export function formatTook(milliseconds: number): string {
  if (milliseconds < 1_000) return `${milliseconds}\u00a0ms`
  const seconds = Math.round(milliseconds / 1_000)
  return seconds < 90 ? `${seconds}\u00a0s` : `${Math.round(seconds / 60)}\u00a0min`
}
