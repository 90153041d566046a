import { type SearchParams, stringifySearch, valuesOf } from '#src/ui/search-params.ts'
import type { Criteria } from '../contract.ts'

/** The address of the list for these parameters. */
export function offersHref(search: SearchParams): string {
  return `/offres${stringifySearch(search)}`
}

/** Turns a place that was read among the keywords (« près de Tana ») into the filter that it stands for. */
export function asUnderstood(search: SearchParams, { keywords, applied }: Criteria): SearchParams {
  const written = valuesOf(search, 'city').map((each) => each.trim())
  const read = applied.filter(({ filter, value }) => filter === 'city' && !written.includes(value))
  if (read.length === 0) return search
  const { keywords: _keywords, ...rest } = search
  return {
    ...rest,
    ...(keywords && { keywords }),
    city: [...new Set([...written, ...read.map(({ value }) => value)])],
  }
}

/** The same search on another page. */
export function pageHref(search: SearchParams, page: number): string {
  const { page: _page, ...rest } = search
  return offersHref(page > 1 ? { ...rest, page: String(page) } : rest)
}

/** The search without its filters: only the keywords and the order stay. */
export function searchWithoutFilters({ keywords, sort }: SearchParams): SearchParams {
  return { ...(keywords && { keywords }), ...(sort && { sort }) }
}
