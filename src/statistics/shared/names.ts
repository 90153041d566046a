/** What is counted by the day at Antananarivo; each figure of the statistics is a sum of such days. */
export const COUNT_NAMES = [
  'signups',
  'signups_verified',
  'signups_with_cv',
  'signups_applied',
  'signups_back',
  'visitors',
  'openings',
  'applications',
  'applications_read',
  'applications_answered',
  'applications_short',
  'applications_hired',
  'last_answers',
  'answers_due',
  'answers_kept',
  'offers_begun',
  'offers_submitted',
  'offers_begun_published',
  'offers_begun_applied',
  'offers_published',
  'offers_paid',
  'payments_ordered',
  'payments_declared',
  'payments_succeeded',
  'received',
  'terms_ended',
  'terms_renewed',
  'wait_company',
  'wait_offer',
  'wait_first_application',
  'wait_first_look',
  'wait_first_answer',
  'wait_payment',
] as const
export type CountName = (typeof COUNT_NAMES)[number]

/** What supply and demand are told by. */
export const DIMENSIONS = ['sector', 'city', 'occupation'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** After how many months it is asked whether a person still comes. */
export const RETENTION_MONTHS = [1, 3, 6, 12] as const

export const WAITS = [
  'company',
  'offer',
  'first_application',
  'first_look',
  'first_answer',
  'payment',
] as const
export type Wait = (typeof WAITS)[number]

/** The steps of each funnel, the first one first; each counts those of a period that got so far, whenever they did. */
export const FUNNELS = {
  signup: ['signups', 'signups_verified', 'signups_with_cv', 'signups_applied'],
  application: ['visitors', 'openings', 'applications', 'applications_answered'],
  publication: ['offers_begun', 'offers_submitted', 'offers_begun_published', 'offers_begun_applied'],
  payment: ['payments_ordered', 'payments_declared', 'payments_succeeded'],
} as const satisfies Record<string, readonly CountName[]>
export type Funnel = keyof typeof FUNNELS
export const FUNNEL_NAMES = Object.keys(FUNNELS) as Funnel[]
