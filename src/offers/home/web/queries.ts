import { queryOptions } from '@tanstack/react-query'
import { offerKeys } from '#src/offers/web/query-keys.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { call } from '#src/shell/api/api.ts'
import type { showHome } from '../contract.ts'

export type Home = ReplyOf<typeof showHome>['data']

export const homeQuery = queryOptions({
  queryKey: offerKeys.home,
  queryFn: async ({ signal }) => (await call<typeof showHome>('GET /api/home', { signal })).data,
})
