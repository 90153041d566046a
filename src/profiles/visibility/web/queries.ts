import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { profileKeys } from '#src/profiles/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type { putVisibility, showVisibility, VisibilityReply } from '../contract.ts'

export const visibilityQuery = queryOptions({
  queryKey: profileKeys.visibility,
  queryFn: ({ signal }) => call<typeof showVisibility>('GET /api/applicant/visibility', { signal }),
})

/** Shows a change before the server confirms it, and undoes it when the server refuses. */
export function useVisibility() {
  const client = useQueryClient()
  const { queryKey } = visibilityQuery
  return useMutation({
    mutationFn: ({ public_slug: _, ...body }: VisibilityReply) =>
      call<typeof putVisibility>('PUT /api/applicant/visibility', { body }),
    onMutate: async (data) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, { data })
      return before
    },
    onError: (_error, _next, before) => client.setQueryData(queryKey, before),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved)
      void refresh(client, profileKeys.own, profileKeys.preview, profileKeys.publics)
    },
  })
}
