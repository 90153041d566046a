/** What a list of saved offers may be narrowed to. */
export const SAVED_FILTERS = ['all', 'to_apply', 'applied', 'closed'] as const
export type SavedFilter = (typeof SAVED_FILTERS)[number]

/** In which order it may stand. */
export const SAVED_SORTS = ['saved', 'closing', 'published'] as const
export type SavedSort = (typeof SAVED_SORTS)[number]

/** Characters of the note to oneself. */
export const LONGEST_NOTE = 500
