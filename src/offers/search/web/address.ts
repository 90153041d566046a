import type { SearchParams } from '#src/ui/search-params.ts'
import { stringifySearch } from '#src/ui/search-params.ts'
import type { AppliedFilter, Criteria } from '../contract.ts'

/** The address of the list for these parameters. */
export function offersHref(search: SearchParams): string {
  return `/offres${stringifySearch(search)}`
}

/** The search with a place that was read among its words (« près de Tana ») as the filter that it is. */
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

/** The search without one applied filter, from its first page. */
export function searchWithout(
  search: SearchParams,
  { filter, value }: Pick<AppliedFilter, 'filter' | 'value'>,
): SearchParams {
  const gone = value.split(',')
  const { page: _page, [filter]: values, ...rest } = search
  const left = [values ?? []].flat().filter((each) => each !== value && !gone.includes(each))
  return left.length ? { ...rest, [filter]: left } : rest
}

/** What is left when every filter goes: the words and the order. */
export function searchWithoutFilters({ keywords, sort }: SearchParams): SearchParams {
  return { ...(keywords && { keywords }), ...(sort && { sort }) }
}

/** The parameters that a form would send, empty ones left out. */
export function searchOfForm(form: HTMLFormElement): SearchParams {
  const search: SearchParams = {}
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : ''
    if (!text) continue
    const known = search[name]
    search[name] = known === undefined ? text : [known, text].flat()
  }
  return search
}

/** Every value of a parameter. */
export function valuesOf(search: SearchParams, name: string): string[] {
  return [search[name] ?? []].flat().map(String)
}
