import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { refresh, replace } from '#src/shell/api/refresh.ts'
import { paymentKeys, subscriptionKeys } from '../../payments/web/query-keys.ts'
import type { ChargeStatus, showCharge, startCharge } from '../contract.ts'

/** How often a charge in progress is asked for, so that the page moves soon after the payer has confirmed. */
const PROGRESS_MS = 4_000

export const isInProgress = ({ last }: ChargeStatus) =>
  last?.state === 'starting' || last?.state === 'waiting'

export const chargeQuery = (id: number) =>
  queryOptions({
    queryKey: paymentKeys.charge(id),
    queryFn: async ({ signal }) =>
      (await call<typeof showCharge>('GET /api/recruiter/payments/:id/charge', { params: { id }, signal }))
        .data,
    retry: false,
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data) ? PROGRESS_MS : false),
    meta: { followsNews: true },
  })

export function useStartCharge(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (payer_phone: string | null) =>
      call<typeof startCharge>('POST /api/recruiter/payments/:id/charge', {
        params: { id },
        body: { payer_phone },
      }),
    onSuccess: async ({ data }) => {
      await replace(client, chargeQuery(id), data)
      return refresh(client, paymentKeys.all, subscriptionKeys.all)
    },
  })
}
