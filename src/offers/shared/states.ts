export const OFFER_STATUSES = ['draft', 'submitted', 'published', 'rejected', 'closed', 'archived'] as const
export type OfferStatus = (typeof OFFER_STATUSES)[number]

export const WORK_MODES = ['on_site', 'hybrid', 'remote'] as const
export type WorkMode = (typeof WORK_MODES)[number]

export const WORK_MODE_LABELS: Record<WorkMode, string> = {
  on_site: 'Sur place',
  hybrid: 'Hybride',
  remote: 'Télétravail',
}

/** The words after the town. Work on site is the default and has none. */
export const WORK_MODE_WORDS: Record<WorkMode, string | null> = {
  on_site: null,
  hybrid: 'hybride',
  remote: 'télétravail',
}
