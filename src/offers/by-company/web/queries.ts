import { queryOptions } from '@tanstack/react-query'
import { offerKeys } from '#src/offers/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import type { listCompanyOffers } from '../contract.ts'

/** A page of the open offers of the company at this address. */
export const companyOffersQuery = (slug: string, page: number) =>
  queryOptions({
    queryKey: offerKeys.ofCompany(slug, page),
    queryFn: ({ signal }) =>
      call<typeof listCompanyOffers>('GET /api/companies/:slug/offers', {
        params: { slug },
        query: { page },
        signal,
      }),
  })
