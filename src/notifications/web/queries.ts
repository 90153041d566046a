import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { notificationKeys } from '#src/shell/api/query-keys.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { listNotifications } from '../contract.ts'

export function pageOf({ page }: SearchParams): number {
  return Math.min(Math.max(1, Math.trunc(Number(page)) || 1), 100_000)
}

/** One page of all notifications; its key lies under the bell's, so that a mark shows in both. */
export const notificationPageQuery = (page: number) =>
  queryOptions({
    queryKey: notificationKeys.page(page),
    queryFn: () => call<typeof listNotifications>('GET /api/notification', { query: { page } }),
  })
