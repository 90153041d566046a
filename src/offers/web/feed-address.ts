import { type SearchParams, stringifySearch } from '#src/ui/search-params.ts'

/** The address of the feed of this search, for programs that read feeds. */
export function feedHref({ page: _page, sort: _sort, ...search }: SearchParams): string {
  return `/offres/rss${stringifySearch(search)}`
}
