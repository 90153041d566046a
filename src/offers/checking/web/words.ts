import type { CheckedAdvertisement } from '../contract.ts'
import type { NOTE_KINDS, SignKind, STRENGTH_KINDS, Verdict } from '../shared/kinds.ts'

export const VERDICT_WORDS: Record<Verdict, { title: string; text: string }> = {
  danger: {
    title: 'Méfiez-vous\u00A0: cela ressemble à une arnaque',
    text: 'N’envoyez ni argent, ni papiers, ni code. Lisez pourquoi, puis ce qu’il faut faire.',
  },
  caution: {
    title: 'Prudence\u00A0: vérifiez avant de répondre',
    text: 'Rien ne prouve une arnaque, mais ceci se vérifie avant d’aller plus loin.',
  },
  nothing_found: {
    title: 'Nous n’avons rien trouvé d’inquiétant',
    text: 'Cela ne prouve pas que l’annonce est vraie\u00A0: gardez les réflexes ci-dessous.',
  },
}

/** What each sign is, and why it matters. */
export const SIGN_WORDS: Record<SignKind, { title: string; why: string }> = {
  money_asked: {
    title: 'On vous demande de l’argent',
    why: 'Un employeur vous paie, vous ne le payez pas\u00A0: ni dossier, ni formation, ni caution, ni visa, même «\u00A0remboursés au premier salaire\u00A0».',
  },
  payment_channel: {
    title: 'On veut un paiement qui ne se reprend pas',
    why: 'Argent mobile, transfert, carte cadeau ou cryptomonnaie\u00A0: une fois parti, cet argent ne revient pas.',
  },
  number_reported: {
    title: 'Ce numéro a été signalé par d’autres',
    why: 'Plusieurs personnes l’ont signalé ici, chacune depuis un autre réseau, au cours des douze derniers mois.',
  },
  abroad_without_reference: {
    title: 'Un travail à l’étranger, sans référence du ministère',
    why: 'Une offre à l’étranger doit porter la référence du ministère chargé du Travail. Sans elle, ne partez pas et ne donnez pas votre passeport.',
  },
  impossible_pay: {
    title: 'Un salaire impossible',
    why: 'C’est plus de vingt fois ce que ce travail paie d’habitude. Un tel montant sert à faire rêver avant de demander.',
  },
  identity_asked: {
    title: 'On demande la photo ou la remise de vos papiers',
    why: 'Avec la photo de votre carte, on peut ouvrir une ligne ou emprunter à votre nom. Une copie se donne à l’embauche, en main propre\u00A0; un passeport ne se confie jamais.',
  },
  secret_asked: {
    title: 'On demande un code secret',
    why: 'Un code reçu par SMS ouvre votre compte d’argent mobile ou votre messagerie. Aucun recruteur n’en a besoin.',
  },
  money_mule: {
    title: 'On veut faire passer de l’argent par votre compte',
    why: 'Recevoir l’argent d’inconnus et le renvoyer peut vous rendre complice d’un vol.',
  },
  task_scam: {
    title: 'Des «\u00A0petites tâches\u00A0» payées pour aimer ou regarder',
    why: 'Les premiers gains sont parfois versés, pour vous faire déposer davantage ensuite.',
  },
  pyramid: {
    title: 'Des gains qui viennent de ceux que l’on recrute',
    why: 'Parrainages, mises à doubler, revenus sans travail\u00A0: ce n’est pas un emploi, et presque tous y perdent.',
  },
  imitated_site: {
    title: 'Une adresse qui imite notre site',
    why: 'Cette adresse n’est pas la nôtre. N’y entrez ni mot de passe ni document.',
  },
  messenger_only: {
    title: 'Une messagerie pour seul contact',
    why: 'Sans téléphone, adresse ni bureau, personne ne peut être retrouvé. Demandez-les avant de répondre.',
  },
  short_link: {
    title: 'Un lien raccourci',
    why: 'Il cache où il mène. Ne l’ouvrez pas, et n’y entrez rien\u00A0: demandez l’adresse entière.',
  },
  foreign_number: {
    title: 'Un numéro étranger pour seul contact',
    why: 'Un employeur d’ici a un numéro d’ici. Celui d’un autre pays ne se retrouve pas depuis Madagascar.',
  },
  hidden_address: {
    title: 'Une adresse qui se cache',
    why: 'Ce lien ne montre pas à qui il appartient. Ne l’ouvrez pas.',
  },
  borrowed_name: {
    title: 'Un grand nom, une adresse gratuite',
    why: 'Une grande organisation écrit depuis sa propre adresse. Cherchez l’offre sur son site officiel.',
  },
  unknown_nif: {
    title: 'Un NIF que nous ne connaissons pas',
    why: 'Aucune société vérifiée ici n’a ce numéro. Demandez sa carte fiscale, et comparez le nom.',
  },
  easy_money: {
    title: 'De l’argent promis, facile ou au jour',
    why: 'Une promesse de gain n’est pas un salaire. Demandez le travail exact, le contrat et qui paie.',
  },
  no_interview: {
    title: 'Pris d’avance, ou sans entretien',
    why: 'Personne ne peut garantir une embauche ou un visa. Qui vous prend sans vous voir veut autre chose.',
  },
  pressure: {
    title: 'On vous presse',
    why: 'La hâte empêche de vérifier. Une vraie offre attend un jour de plus.',
  },
  improper_request: {
    title: 'Une demande qui n’a rien à voir avec le travail',
    why: 'Une photo de votre corps ou un rendez-vous chez quelqu’un ne font pas partie d’un recrutement. Vous pouvez refuser sans vous expliquer.',
  },
}

type Noted = CheckedAdvertisement['notes'][number]
type Strong = CheckedAdvertisement['strengths'][number]

export function noteWords({ kind, found }: Noted): string {
  const words: Record<(typeof NOTE_KINDS)[number], string> = {
    company_unknown: `«\u00A0${found}\u00A0» n’est pas parmi les sociétés vérifiées ici. Ce n’est pas un mauvais signe\u00A0: demandez son NIF et son adresse.`,
    company_missing: 'L’annonce ne nomme aucune société. Demandez le nom exact avant d’envoyer votre CV.',
    number_not_reported: `Le ${found} n’a pas été signalé ici par plusieurs personnes.`,
    offer_over: `L’offre «\u00A0${found}\u00A0» de ce site n’est plus ouverte.`,
    link_unread: 'Nous n’ouvrons pas les liens. Collez le texte de l’annonce pour en savoir plus.',
  }
  return words[kind]
}

export function strengthWords({ kind, found }: Strong): string {
  const words: Record<(typeof STRENGTH_KINDS)[number], string> = {
    offer_here: `Ce lien est celui d’une offre ouverte et relue ici\u00A0: ${found}`,
    company_by_nif: `Ce NIF est celui de ${found}, société vérifiée ici`,
    company_named: `Elle nomme ${found}, société vérifiée ici`,
    company_site: `«\u00A0${found}\u00A0» est bien de cette société`,
    company_number: `Le ${found} est bien de cette société`,
    ministry_reference: `Elle donne une référence du ministère (${found})\u00A0: faites-la confirmer`,
    usual_pay: `Le salaire (${found}) est proche de ce que ce métier paie ici`,
    described: `Le poste (${found}), le lieu et le travail sont décrits`,
  }
  return words[kind]
}
