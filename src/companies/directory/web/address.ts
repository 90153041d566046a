import { type SearchParams, stringifySearch } from '#src/ui/search-params.ts'

/** Of all companies, and of those that hire now. */
export type ListPath = '/societe' | '/societe-active'

/** The address of a list of companies for these parameters. */
export function companiesHref(path: ListPath, search: SearchParams): string {
  return path + stringifySearch(search)
}

/** The same list on another page. */
export function listPageHref(path: ListPath, { page: _page, ...rest }: SearchParams, page: number): string {
  return companiesHref(path, page > 1 ? { ...rest, page: String(page) } : rest)
}

/** What is left when every filter goes: the order. */
export function searchWithoutFilters({ sort }: SearchParams): SearchParams {
  return sort ? { sort } : {}
}
