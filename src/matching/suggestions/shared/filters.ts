export const SUGGESTION_FILTERS = ['all', 'new', 'town', 'remote', 'paid'] as const
export type SuggestionFilter = (typeof SUGGESTION_FILTERS)[number]

/** An offer counts as new for this many days after its publication. */
export const NEW_DAYS = 7

/** The page and the mail count no more suggestions than this. */
export const MOST_SUGGESTED = 100
