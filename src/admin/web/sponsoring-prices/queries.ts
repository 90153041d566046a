import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type {
  planSponsoringPriceChange,
  showAdminSponsoringPrices,
  withdrawSponsoringPriceChange,
} from '../../sponsoring-prices/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

export const sponsoringPricesQuery = queryOptions({
  queryKey: deskKeys.sponsoringPrices,
  queryFn: async () =>
    (await call<typeof showAdminSponsoringPrices>('GET /api/admin/sponsoring-prices')).data,
})

/** What the form sends; the texts of its fields are read by the server as the contract reads them. */
export type PricesBody = Record<string, unknown> & { effective_on: string; seen_id: number }

/** Plans a change; a refusal reads the prices again, because a colleague may have planned one. */
export function usePriceChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PricesBody) =>
      call<typeof planSponsoringPriceChange>('POST /api/admin/sponsoring-prices/changes', {
        body: body as never,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKeys.sponsoringPrices }),
  })
}

export function usePriceWithdrawal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof withdrawSponsoringPriceChange>('DELETE /api/admin/sponsoring-prices/changes/:id', {
        params: { id },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKeys.sponsoringPrices }),
  })
}
