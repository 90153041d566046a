import { type SearchParams, stringifySearch } from '#src/ui/search-params.ts'

/** The two lists: of all companies, and of those that hire now. */
export type ListPath = '/societe' | '/societe-active'

/** Returns the address of a list of companies for these parameters. */
export function companiesHref(path: ListPath, search: SearchParams): string {
  return path + stringifySearch(search)
}

/** Returns the address of another page of the same list. */
export function listPageHref(path: ListPath, { page: _page, ...rest }: SearchParams, page: number): string {
  return companiesHref(path, page > 1 ? { ...rest, page: String(page) } : rest)
}

/** Returns the address without any filter, which keeps the order. */
export function searchWithoutFilters({ sort }: SearchParams): SearchParams {
  return sort ? { sort } : {}
}
