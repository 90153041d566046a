import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { call } from '#src/shell/api/api.ts'
import type { showRevenue } from '../../revenue/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

export type Revenue = ReplyOf<typeof showRevenue>['data']

/** @param year null for this one */
export const revenueQuery = (year: string | null) =>
  queryOptions({
    queryKey: deskKeys.revenue(year),
    queryFn: async () =>
      (await call<typeof showRevenue>('GET /api/admin/revenue', { query: { year: year ?? undefined } })).data,
  })
