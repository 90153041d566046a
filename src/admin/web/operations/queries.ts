import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { showOperations } from '../../operations/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

export const operationsQuery = queryOptions({
  queryKey: deskKeys.operations,
  queryFn: async () => (await call<typeof showOperations>('GET /api/admin/operations')).data,
})
