import { useQuery } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { listAdminPayments } from '../../payments/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

/** How many payments wait for a decision; nothing where none does. */
export function WaitingPayments({ className }: { className: string | undefined }) {
  const { data } = useQuery({
    queryKey: deskKeys.list('waiting-payments', {}),
    queryFn: () =>
      call<typeof listAdminPayments>('GET /api/admin/payments', {
        query: { page: 1, per_page: 1, sort_by_date: 'desc', q: undefined },
      }),
  })
  const count = data?.waiting.count ?? 0
  return count > 0 ? <span className={className}>{count}</span> : null
}
