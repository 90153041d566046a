import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { savedOfferKeys } from '#src/offers/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { listSavedOffers } from '../contract.ts'
import { SAVED_PAGE } from '../shared/save-form.ts'
import { SAVED_FILTERS, SAVED_SORTS, type SavedFilter, type SavedSort } from '../shared/views.ts'

export interface SavedView {
  filter: SavedFilter
  sort: SavedSort
  page: number
}

/** Reads the filter, the order and the page of an address. */
export const savedViewOf = ({ filtre, tri, page }: SearchParams): SavedView => ({
  filter: SAVED_FILTERS.find((filter) => filter === filtre) ?? 'all',
  sort: SAVED_SORTS.find((sort) => sort === tri) ?? 'saved',
  page: Math.max(1, Math.trunc(Number(page)) || 1),
})

/** Writes the filter, the order and the page of an address; defaults are left out. */
export function searchOf({ filter, sort, page }: SavedView): Record<string, string> {
  return {
    ...(filter !== 'all' && { filtre: filter }),
    ...(sort !== 'saved' && { tri: sort }),
    ...(page > 1 && { page: String(page) }),
  }
}

export function viewHref(view: SavedView): string {
  const query = new URLSearchParams(searchOf(view))
  return query.size > 0 ? `${SAVED_PAGE}?${query}` : SAVED_PAGE
}

export const savedOffersQuery = (view: SavedView) =>
  queryOptions({
    queryKey: savedOfferKeys.list(view),
    queryFn: ({ signal }) =>
      call<typeof listSavedOffers>('GET /api/applicant/saved-offers', { query: { ...view }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
