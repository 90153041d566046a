import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { call } from '#src/shell/api/api.ts'
import type { listWaitingItems, showHomeFigures } from '../../home/contract.ts'
import type { ItemGroup } from '../../home/shared/kinds.ts'
import { deskKeys } from '../desk/query-keys.ts'

export type WaitingItems = ReplyOf<typeof listWaitingItems>
export type HomeFigures = ReplyOf<typeof showHomeFigures>['data']

/** Colleagues decide too, and new things come: the home is read again by itself. */
const REFRESH_MS = 60_000

export const itemsQuery = (group: ItemGroup | undefined) =>
  queryOptions({
    queryKey: deskKeys.homeItems(group ?? null),
    queryFn: () => call<typeof listWaitingItems>('GET /api/admin/home/items', { query: { group } }),
    refetchInterval: REFRESH_MS,
  })

export const figuresQuery = queryOptions({
  queryKey: deskKeys.homeFigures,
  queryFn: async () => (await call<typeof showHomeFigures>('GET /api/admin/home/figures')).data,
  refetchInterval: REFRESH_MS,
})
