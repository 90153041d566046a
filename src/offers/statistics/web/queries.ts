import { queryOptions } from '@tanstack/react-query'
import { managedOfferKeys } from '#src/offers/managing/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import type { showOfferStatistics } from '../contract.ts'

export const offerStatisticsQuery = (id: number) =>
  queryOptions({
    queryKey: managedOfferKeys.statistics(id),
    queryFn: async () =>
      (await call<typeof showOfferStatistics>('GET /api/recruiter/offers/:id/statistics', { params: { id } }))
        .data,
    staleTime: 0,
  })
