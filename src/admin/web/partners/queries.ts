import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type {
  AdminPartner,
  createPartner,
  listAdminPartners,
  orderPartners,
  removePartnerLogo,
  savePartner,
  setPartnerLogo,
} from '../../partners/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

export interface PartnerValues {
  name: string
  address: string
  sentence: string
  is_shown: boolean
}

export const partnersQuery = queryOptions({
  queryKey: deskKeys.partners,
  queryFn: async () => (await call<typeof listAdminPartners>('GET /api/admin/partners')).data,
})

/** Makes a change and shows the partners as they are after it. */
export function usePartnerChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (send: () => Promise<{ data: AdminPartner[] }>) => send(),
    onSuccess: ({ data }) => client.setQueryData(partnersQuery.queryKey, data),
  })
}

export const CHANGES = {
  save: (id: number, values: PartnerValues, version: number) =>
    call<typeof savePartner>('PUT /api/admin/partners/:id', { params: { id }, body: { ...values, version } }),
  setLogo: (id: number, picture: File) =>
    call<typeof setPartnerLogo>('PUT /api/admin/partners/:id/logo', { params: { id }, body: { picture } }),
  removeLogo: (id: number) =>
    call<typeof removePartnerLogo>('DELETE /api/admin/partners/:id/logo', { params: { id } }),
  order: (ids: number[]) => call<typeof orderPartners>('PUT /api/admin/partner-order', { body: { ids } }),
}

/** @returns the number of the new partner */
export async function addPartner(name: string): Promise<number> {
  return (await call<typeof createPartner>('POST /api/admin/partners', { body: { name } })).data.id
}
