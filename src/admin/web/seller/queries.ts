import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { SellerInput } from '#src/subscriptions/invoices/shared/seller-input.ts'
import type {
  changeSeller,
  changeSellerSignature,
  removeSellerSignature,
  SellerReply,
  showSeller,
} from '../../seller/contract.ts'
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

/** Changes or takes away the picture of the signature. */
export function useSaveSignature() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ picture, version }: { picture: File | null; version: number }) =>
      picture
        ? call<typeof changeSellerSignature>('PUT /api/admin/seller/signature', {
            body: { picture, version },
          })
        : call<typeof removeSellerSignature>('DELETE /api/admin/seller/signature', { body: { version } }),
    onSuccess: ({ data }) => client.setQueryData(sellerQuery.queryKey, data),
  })
}
