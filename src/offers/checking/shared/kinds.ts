/** What is wrong with an advertisement: one of these is enough to walk away. */
const DANGERS = [
  'money_asked',
  'payment_channel',
  'number_reported',
  'abroad_without_reference',
  'impossible_pay',
  'identity_asked',
  'secret_asked',
  'money_mule',
  'task_scam',
  'pyramid',
  'imitated_site',
] as const

/** What calls for a check before anything else. */
const CAUTIONS = [
  'messenger_only',
  'short_link',
  'foreign_number',
  'hidden_address',
  'borrowed_name',
  'unknown_nif',
  'easy_money',
  'no_interview',
  'pressure',
  'improper_request',
] as const

export const SIGN_KINDS = [...DANGERS, ...CAUTIONS] as const
export type SignKind = (typeof SIGN_KINDS)[number]

/** What is not known, and speaks neither for nor against. */
export const NOTE_KINDS = [
  'company_unknown',
  'company_missing',
  'number_not_reported',
  'offer_over',
  'link_unread',
] as const

/** What speaks for an advertisement. */
export const STRENGTH_KINDS = [
  'offer_here',
  'company_by_nif',
  'company_named',
  'company_site',
  'company_number',
  'ministry_reference',
  'usual_pay',
  'described',
] as const

export const VERDICTS = ['danger', 'caution', 'nothing_found'] as const
export type Verdict = (typeof VERDICTS)[number]

export function verdictOf(kinds: readonly SignKind[]): Verdict {
  if (kinds.some((kind) => DANGERS.some((each) => each === kind))) return 'danger'
  return kinds.length > 0 ? 'caution' : 'nothing_found'
}
