import { queryOptions } from '@tanstack/react-query'
import { managedOfferKeys } from '#src/offers/managing/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import type { showOfferHistory } from '../contract.ts'

export const offerHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: managedOfferKeys.history(id),
    queryFn: async () =>
      (await call<typeof showOfferHistory>('GET /api/recruiter/offers/:id/history', { params: { id } })).data,
    staleTime: 0,
  })
