import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { SearchParams } from '#src/ui/navigation/search-params.ts'
import type { listOffers, listSimilarOffers, showHome, showOffer } from '../contract.ts'

/** A page of the search that an address names. */
export const offersQuery = (search: SearchParams) =>
  queryOptions({
    queryKey: ['offers', search],
    queryFn: ({ signal }) => call<typeof listOffers>('GET /api/offers', { query: search as never, signal }),
  })

export const offerQuery = (id: number) =>
  queryOptions({
    queryKey: ['offers', 'one', id],
    queryFn: async ({ signal }) =>
      (await call<typeof showOffer>('GET /api/offers/:id', { params: { id }, signal })).data,
  })

export const similarOffersQuery = (id: number) =>
  queryOptions({
    queryKey: ['offers', 'similar', id],
    queryFn: async ({ signal }) =>
      (await call<typeof listSimilarOffers>('GET /api/offers/:id/similar', { params: { id }, signal })).data,
  })

export const homeQuery = queryOptions({
  queryKey: ['offers', 'home'],
  queryFn: async ({ signal }) => (await call<typeof showHome>('GET /api/home', { signal })).data,
})
