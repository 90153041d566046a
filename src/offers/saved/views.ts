import type { SavedRow } from './saved.ts'
import { SAVED_FILTERS, type SavedFilter, type SavedSort } from './shared/views.ts'

/** The ids of the offers that the person applied to, each with that of the application. */
type Applied = ReadonlyMap<number, number>

export function filterSaved(rows: readonly SavedRow[], filter: SavedFilter, applied: Applied): SavedRow[] {
  return rows.filter(({ id, is_open, is_paused }) => {
    if (filter === 'to_apply') return is_open && !applied.has(id)
    if (filter === 'applied') return applied.has(id)
    return filter === 'all' || !(is_open || is_paused)
  })
}

/** Counts the offers that each filter leaves. */
export function countSaved(rows: readonly SavedRow[], applied: Applied): Record<SavedFilter, number> {
  const counts = SAVED_FILTERS.map((filter) => [filter, filterSaved(rows, filter, applied).length])
  return Object.fromEntries(counts)
}

/** Sorts the offers. By their last day, closed offers come last. */
export function sortSaved(rows: readonly SavedRow[], sort: SavedSort): SavedRow[] {
  if (sort === 'saved') return [...rows]
  if (sort === 'published')
    return rows.toSorted((one, other) => Number(other.published_at) - Number(one.published_at))
  const rank = ({ is_open, closes_on }: SavedRow) => (is_open ? (closes_on ?? '9999') : 'closed')
  return rows.toSorted((one, other) => (rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other))))
}
