/** What a list of suggestions may be narrowed to. */
export const SUGGESTION_FILTERS = ['all', 'new', 'town', 'remote', 'paid'] as const
export type SuggestionFilter = (typeof SUGGESTION_FILTERS)[number]

/** Days for which a published offer is new here. */
export const NEW_DAYS = 7

/** The best are shown, so many at most. */
export const MOST_SUGGESTED = 100
