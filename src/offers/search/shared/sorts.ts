/** The sort orders of a list of offers, as they are proposed. */
export const SORTS = ['relevance', 'distance', 'date', 'salary'] as const
export type Sort = (typeof SORTS)[number]

export const SORT_LABELS: Record<Sort, string> = {
  relevance: 'Pertinence',
  distance: 'Distance',
  date: 'Plus récentes',
  salary: 'Salaire',
}
