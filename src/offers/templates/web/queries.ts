import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type {
  createOfferTemplate,
  deleteOfferTemplate,
  listOfferTemplates,
  OfferTemplate,
  showOfferTemplate,
} from '../contract.ts'
import { offerTemplateKeys } from './query-keys.ts'

export const templatesQuery = queryOptions({
  queryKey: offerTemplateKeys.list,
  queryFn: ({ signal }) => call<typeof listOfferTemplates>('GET /api/recruiter/offer-templates', { signal }),
  retry: false,
})

/** Reads what a template fills in. */
export function useTemplateContent() {
  return useMutation({
    mutationFn: async (id: number) => {
      const path = 'GET /api/recruiter/offer-templates/:id'
      return (await call<typeof showOfferTemplate>(path, { params: { id } })).data.content
    },
  })
}

export function useKeepTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<OfferTemplate, 'name' | 'content'>) =>
      call<typeof createOfferTemplate>('POST /api/recruiter/offer-templates', { body }),
    onSuccess: () => refresh(client, offerTemplateKeys.list),
  })
}

export function useDeleteTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof deleteOfferTemplate>('DELETE /api/recruiter/offer-templates/:id', { params: { id } }),
    onSuccess: () => refresh(client, offerTemplateKeys.list),
  })
}
