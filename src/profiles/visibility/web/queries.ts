import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { putVisibility, showVisibility, VisibilityReply } from '../contract.ts'

export const visibilityQuery = queryOptions({
  queryKey: ['visibility'],
  queryFn: ({ signal }) => call<typeof showVisibility>('GET /api/applicant/visibility', { signal }),
})

/** Shown at once, and taken back when the server refuses. */
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
      void client.invalidateQueries({
        predicate: (query) => query.queryKey[0] === 'profile' || query.queryKey[0] === 'applicant-profile',
      })
    },
  })
}
