import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { listSavedOffers } from '../contract.ts'

export const savedPageOf = ({ page }: SearchParams): number => Math.max(1, Math.trunc(Number(page)) || 1)

/** Not under « offers »: what is let go stays in view until the page is left, so that it can be taken back. */
export const savedOffersQuery = (page: number) =>
  queryOptions({
    queryKey: ['saved-offers', page],
    queryFn: ({ signal }) =>
      call<typeof listSavedOffers>('GET /api/applicant/saved-offers', { query: { page }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
