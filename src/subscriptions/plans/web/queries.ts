import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { listPlans } from '../contract.ts'
import { planKeys } from './query-keys.ts'

export const plansQuery = queryOptions({
  queryKey: planKeys.all,
  queryFn: ({ signal }) => call<typeof listPlans>('GET /api/plans', { signal }),
  select: ({ data }) => data,
})

/** The means by which a company can pay now, as they were read with the plans. */
export const methodsQuery = queryOptions({ ...plansQuery, select: ({ methods }) => methods })
