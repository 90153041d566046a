import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { replyTemplateKeys } from '#src/applications/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  TemplateInput,
  updateReplyTemplate,
} from '../contract.ts'

export const templatesQuery = queryOptions({
  queryKey: replyTemplateKeys.all,
  queryFn: async ({ signal }) =>
    (await call<typeof listReplyTemplates>('GET /api/recruiter/reply-templates', { signal })).data,
  staleTime: 0,
})

interface Saving {
  /** The id is null for a new template. */
  id: number | null
  body: TemplateInput
}

export function useSaveTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: Saving) =>
      id === null
        ? call<typeof createReplyTemplate>('POST /api/recruiter/reply-templates', { body })
        : call<typeof updateReplyTemplate>('PUT /api/recruiter/reply-templates/:id', {
            params: { id },
            body,
          }),
    onSuccess: () => refresh(client, replyTemplateKeys.all),
  })
}

export function useDeleteTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof deleteReplyTemplate>('DELETE /api/recruiter/reply-templates/:id', { params: { id } }),
    onSettled: () => refresh(client, replyTemplateKeys.all),
  })
}
