import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { showPerson } from '../../people/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

export const personQuery = (id: number) =>
  queryOptions({
    queryKey: deskKeys.person(id),
    queryFn: async () =>
      (await call<typeof showPerson>('GET /api/admin/people/:id', { params: { id } })).data,
  })
