import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { showOffer } from '../contract.ts'
import type { listSimilarOffers } from '../search/contract.ts'
import { offerKeys } from './query-keys.ts'

export const offerQuery = (id: number) =>
  queryOptions({
    queryKey: offerKeys.one(id),
    queryFn: async ({ signal }) =>
      (await call<typeof showOffer>('GET /api/offers/:id', { params: { id }, signal })).data,
  })

export const similarOffersQuery = (id: number) =>
  queryOptions({
    queryKey: offerKeys.similar(id),
    queryFn: async ({ signal }) =>
      (await call<typeof listSimilarOffers>('GET /api/offers/:id/similar', { params: { id }, signal })).data,
  })
