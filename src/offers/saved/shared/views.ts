export const SAVED_FILTERS = ['all', 'to_apply', 'applied', 'closed'] as const
export type SavedFilter = (typeof SAVED_FILTERS)[number]

export const SAVED_SORTS = ['saved', 'closing', 'published'] as const
export type SavedSort = (typeof SAVED_SORTS)[number]

/** The most characters of the person's own note. */
export const LONGEST_NOTE = 500
