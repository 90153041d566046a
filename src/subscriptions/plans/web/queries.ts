import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { listPlans } from '../contract.ts'
import { planKeys } from './query-keys.ts'

export const plansQuery = queryOptions({
  queryKey: planKeys.all,
  queryFn: async ({ signal }) => (await call<typeof listPlans>('GET /api/plans', { signal })).data,
})
