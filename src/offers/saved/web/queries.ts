import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { savedOfferKeys } from '#src/offers/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { listSavedOffers } from '../contract.ts'

export const savedPageOf = ({ page }: SearchParams): number => Math.max(1, Math.trunc(Number(page)) || 1)

export const savedOffersQuery = (page: number) =>
  queryOptions({
    queryKey: savedOfferKeys.list(page),
    queryFn: ({ signal }) =>
      call<typeof listSavedOffers>('GET /api/applicant/saved-offers', { query: { page }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
