import { queryOptions } from '@tanstack/react-query'
import { MINUTE, SECOND } from '#src/shared/durations.ts'
import { call } from '#src/shell/api/api.ts'
import type { AdminPayment, listPayees, showAdminPayment } from '../../payments/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

const ASK_AGAIN_MS = 3 * SECOND
/** A proof is read within seconds; nobody waits longer for one that is not. */
const READ_WITHIN_MS = 2 * MINUTE

/** Whether the machine reads the proof at this moment. */
export function isBeingRead({ proof, comparison, declared_at }: AdminPayment): boolean {
  if (!proof || comparison || !declared_at) return false
  return Date.now() - Date.parse(declared_at) < READ_WITHIN_MS
}

export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: deskKeys.payment(id),
    refetchInterval: ({ state: { data } }) => (data && isBeingRead(data) ? ASK_AGAIN_MS : false),
    queryFn: async () =>
      (await call<typeof showAdminPayment>('GET /api/admin/payments/:id', { params: { id } })).data,
  })

export const payeesQuery = queryOptions({
  queryKey: deskKeys.payees,
  queryFn: () => call<typeof listPayees>('GET /api/admin/payees'),
})
