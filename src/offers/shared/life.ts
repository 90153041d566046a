/** The kinds of lines in the history of an offer. */
export const OFFER_EVENTS = [
  ...(['created', 'duplicated', 'submitted', 'taken_back', 'published', 'rejected', 'edited'] as const),
  ...([
    'change_submitted',
    'change_accepted',
    'change_rejected',
    'paused',
    'resumed',
    'paused_for_plan',
    'resumed_for_plan',
    'confirmed',
    'paused_unattended',
    'held',
    'released',
  ] as const),
  ...(['closed', 'expired', 'renewed', 'archived', 'answered_all', 'sponsored'] as const),
  'sponsoring_stopped',
] as const
export type OfferEvent = (typeof OFFER_EVENTS)[number]

export const VISIT_SOURCES = ['search', 'site', 'alert', 'social', 'engine', 'other'] as const
export type VisitSource = (typeof VISIT_SOURCES)[number]

export interface OfferFlag {
  kind: OfferFlagKind
  /** The words that raised the flag, or the address of the offer that this one repeats. */
  found: string
}

export const OFFER_FLAGS = [
  ...(['money_asked', 'abroad_without_reference', 'discriminating_words', 'near_duplicate'] as const),
  ...(['below_minimum_wage', 'foreign_contact_only', 'watched_words', 'hidden_pay'] as const),
] as const
export type OfferFlagKind = (typeof OFFER_FLAGS)[number]
