/** The orders of a list of offers, in the order in which they are proposed. */
export const SORTS = ['relevance', 'distance', 'date', 'salary'] as const
export type Sort = (typeof SORTS)[number]

export const SORT_LABELS: Record<Sort, string> = {
  relevance: 'Pertinence',
  distance: 'Distance',
  date: 'Plus récentes',
  salary: 'Salaire',
}
