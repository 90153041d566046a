import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { showHome } from '../contract.ts'

export const homeQuery = queryOptions({
  queryKey: ['offers', 'home'],
  queryFn: async ({ signal }) => (await call<typeof showHome>('GET /api/home', { signal })).data,
})
