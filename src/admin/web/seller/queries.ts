import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { SellerInput } from '#src/subscriptions/invoices/shared/seller-input.ts'
import type { changeSeller, SellerReply, showSeller } from '../../seller/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

export const sellerQuery = queryOptions({
  queryKey: deskKeys.seller,
  queryFn: async () => (await call<typeof showSeller>('GET /api/admin/seller')).data,
})

/** Saves what was written, as a change of the particulars of this version. */
export function useSaveSeller() {
  const client = useQueryClient()
  return async (seller: SellerInput, version: number | null): Promise<SellerReply> => {
    const body = { ...seller, version }
    const { data } = await call<typeof changeSeller>('PUT /api/admin/seller', { body })
    client.setQueryData(sellerQuery.queryKey, data)
    return data
  }
}
