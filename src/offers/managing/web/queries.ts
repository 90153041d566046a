import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { call } from '#src/shell/api/api.ts'
import type { listManagedOffers, showManagedOffer, showPublicPage } from '../contract.ts'
import type { OffersSearch } from './filters.ts'
import { managedOfferKeys } from './query-keys.ts'

export type ManagedOffersList = ReplyOf<typeof listManagedOffers>

export function managedOffersQuery(search: OffersSearch) {
  return queryOptions({
    queryKey: managedOfferKeys.list(search),
    queryFn: ({ signal }) =>
      call<typeof listManagedOffers>('GET /api/recruiter/offers', {
        query: { page: 1, ...search, sort_by_date: search.sort_by_date ?? 'desc' },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function managedOfferQuery(id: number) {
  return queryOptions({
    queryKey: managedOfferKeys.one(id),
    queryFn: async () =>
      (await call<typeof showManagedOffer>('GET /api/recruiter/offers/:id', { params: { id } })).data,
    staleTime: 0,
  })
}

/** The public page of an offer as candidates see it, or would see it; null for a draft. */
export function publicPageQuery(id: number) {
  return queryOptions({
    queryKey: managedOfferKeys.publicPage(id),
    queryFn: async () =>
      (await call<typeof showPublicPage>('GET /api/recruiter/offers/:id/public-page', { params: { id } }))
        .data,
    staleTime: 0,
  })
}
