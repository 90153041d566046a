import { queryOptions } from '@tanstack/react-query'
import { managedOfferKeys } from '#src/offers/managing/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import type { listOfferSponsorings } from '../contract.ts'

export const offerSponsoringsQuery = (id: number) =>
  queryOptions({
    queryKey: managedOfferKeys.sponsorings(id),
    queryFn: async () =>
      (
        await call<typeof listOfferSponsorings>('GET /api/recruiter/offers/:id/sponsorings', {
          params: { id },
        })
      ).data,
    staleTime: 0,
  })
