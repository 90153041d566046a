import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { listPartners } from '../contract.ts'
import { partnerKeys } from './query-keys.ts'

export const partnersQuery = queryOptions({
  queryKey: partnerKeys.all,
  queryFn: async ({ signal }) => (await call<typeof listPartners>('GET /api/partners', { signal })).data,
})
