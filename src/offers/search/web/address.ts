import { type SearchParams, stringifySearch, valuesOf } from '#src/ui/search-params.ts'
import type { AppliedFilter, Criteria } from '../contract.ts'

/** The address of the list for these parameters. */
export function offersHref(search: SearchParams): string {
  return `/offres${stringifySearch(search)}`
}

/**
 * Turns the conditions that were read among the keywords (« près de Tana », « CDD », « 1 million ») into the filters that they
 * stand for, so that each is a box that is checked and a chip that can be taken off.
 */
export function asUnderstood(search: SearchParams, { keywords, applied, sort }: Criteria): SearchParams {
  const isWritten = ({ filter, value }: AppliedFilter) =>
    filter === 'min_salary'
      ? search.min_salary !== undefined
      : valuesOf(search, filter).some((each) => each.trim() === value)
  // An address may write a filter in brackets or with spaces; then it is understood already.
  const typed = valuesOf(search, 'keywords').join(' ').replace(/\s+/g, ' ').trim()
  const read = applied.filter((each) => !isWritten(each))
  if (typed === (keywords ?? '') || !typed) return search
  const { keywords: _keywords, ...rest } = search
  const understood: SearchParams = rest
  for (const { filter, value } of read) understood[filter] = [...valuesOf(understood, filter), value]
  return {
    ...(keywords && { keywords }),
    ...understood,
    ...(sort === 'salary' && { sort }),
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
