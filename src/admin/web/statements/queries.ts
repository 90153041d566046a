import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { StatementColumns } from '#src/subscriptions/reconciling/shared/columns.ts'
import type { StatementSource } from '#src/subscriptions/reconciling/shared/sources.ts'
import type {
  importStatement,
  ShownMatch,
  settleMatches,
  showReconciliation,
} from '../../statements/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

export const reconciliationQuery = (source: StatementSource) =>
  queryOptions({
    queryKey: deskKeys.reconciliation(source),
    queryFn: async () =>
      (await call<typeof showReconciliation>('GET /api/admin/statements/:source', { params: { source } }))
        .data,
  })

/** Sends a statement, with its columns once they are chosen. */
export function useImport(source: StatementSource) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: { file: File; columns?: StatementColumns }) =>
      (
        await call<typeof importStatement>('POST /api/admin/statements/:source', {
          params: { source },
          body,
        })
      ).data,
    onSuccess: () => client.invalidateQueries({ queryKey: deskKeys.all }),
  })
}

/** Accepts the payments of these matches, as they were read. */
export function useSettling(source: StatementSource) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (matches: readonly ShownMatch[]) =>
      (
        await call<typeof settleMatches>('POST /api/admin/statements/:source/acceptances', {
          params: { source },
          body: {
            matches: matches.map(({ line, payment: { id, declared_at } }) => ({
              line_id: line.id,
              payment_id: id,
              declared_at: declared_at as never,
            })),
          },
        })
      ).data,
    onSettled: () => client.invalidateQueries({ queryKey: deskKeys.all }),
  })
}
