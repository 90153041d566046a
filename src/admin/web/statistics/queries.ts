import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { Dimension } from '#src/statistics/shared/names.ts'
import type {
  showLastLooks,
  showReceipts,
  showRetention,
  showSegments,
  showStatistics,
} from '../../statistics/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'
import { periodQuery, type StatisticsSearch } from './address.ts'

export const overviewQuery = (search: StatisticsSearch) => {
  const query = periodQuery(search)
  return queryOptions({
    queryKey: deskKeys.statistics('overview', query),
    queryFn: async () => (await call<typeof showStatistics>('GET /api/admin/statistics', { query })).data,
  })
}

export const segmentsQuery = (dimension: Dimension, search: StatisticsSearch) => {
  const query = periodQuery(search)
  return queryOptions({
    queryKey: deskKeys.statistics(dimension, query),
    queryFn: async () =>
      (
        await call<typeof showSegments>('GET /api/admin/statistics/segments/:dimension', {
          params: { dimension },
          query,
        })
      ).data,
  })
}

export const retentionQuery = queryOptions({
  queryKey: deskKeys.statistics('retention', {}),
  queryFn: async () => (await call<typeof showRetention>('GET /api/admin/statistics/retention', {})).data,
})

export const receiptsQuery = queryOptions({
  queryKey: deskKeys.statistics('receipts', {}),
  queryFn: async () => (await call<typeof showReceipts>('GET /api/admin/statistics/receipts', {})).data,
})

export const lastLooksQuery = queryOptions({
  queryKey: deskKeys.statistics('last-looks', {}),
  queryFn: async () => (await call<typeof showLastLooks>('GET /api/admin/statistics/last-looks', {})).data,
})
