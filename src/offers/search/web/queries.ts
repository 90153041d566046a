import { queryOptions } from '@tanstack/react-query'
import { offerKeys } from '#src/offers/web/query-keys.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { call } from '#src/shell/api/api.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { listOffers } from '../contract.ts'

export type FoundOffers = ReplyOf<typeof listOffers>

/** A page of the search that an address names. */
export const offersQuery = (search: SearchParams) =>
  queryOptions({
    queryKey: offerKeys.search(search),
    queryFn: ({ signal }) => call<typeof listOffers>('GET /api/offers', { query: search as never, signal }),
  })
