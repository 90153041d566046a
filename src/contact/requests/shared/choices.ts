/** By when a company wants somebody. */
export const NEEDED_BY = ['now', 'month', 'quarter', 'later'] as const
export const NEEDED_BY_LABELS: Record<(typeof NEEDED_BY)[number], string> = {
  now: 'Dès que possible',
  month: 'Dans le mois',
  quarter: 'Dans les trois mois',
  later: 'Plus tard',
}

/** What an opinion is about. */
export const FEEDBACK_TOPICS = ['search', 'apply', 'resume', 'account', 'hire', 'pay', 'other'] as const
export const FEEDBACK_TOPIC_LABELS: Record<(typeof FEEDBACK_TOPICS)[number], string> = {
  search: 'Chercher une offre',
  apply: 'Postuler',
  resume: 'Mon CV',
  account: 'Mon compte',
  hire: 'Recruter',
  pay: 'Payer',
  other: 'Autre',
}

/** The words of a rating, the lowest first. */
export const RATING_LABELS = ['Très mal', 'Mal', 'Moyen', 'Bien', 'Très bien'] as const

export const PARTNER_KINDS = ['school', 'ngo', 'federation', 'media', 'other'] as const
export const PARTNER_KIND_LABELS: Record<(typeof PARTNER_KINDS)[number], string> = {
  school: 'Une école',
  ngo: 'Une ONG',
  federation: 'Une fédération',
  media: 'Un média',
  other: 'Autre',
}

/** A request or an opinion may have so many characters. */
export const WORDS_MAX = 2_000
export const POSITIONS_MAX = 500
