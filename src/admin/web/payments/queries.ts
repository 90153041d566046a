import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { listPayees, showAdminPayment } from '../../payments/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: deskKeys.payment(id),
    queryFn: async () =>
      (await call<typeof showAdminPayment>('GET /api/admin/payments/:id', { params: { id } })).data,
  })

export const payeesQuery = queryOptions({
  queryKey: deskKeys.payees,
  queryFn: () => call<typeof listPayees>('GET /api/admin/payees'),
})
