import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { resubscribe, showUnsubscription, unsubscribe } from '#src/notifications/preferences/contract.ts'
import { unsubscriptionKeys } from '#src/notifications/web/query-keys.ts'
import { ApiError, call } from '#src/shell/api/api.ts'

/** Reads which mails a link stops; null for a link that does not work. */
export const unsubscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: unsubscriptionKeys.one(token),
    queryFn: async () => {
      try {
        const params = { token }
        return (await call<typeof showUnsubscription>('GET /api/unsubscription/:token', { params })).data
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    retry: false,
  })

/** Stops the mails of the link, or allows them again. */
export function useSubscribing(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (subscribed: boolean) =>
      subscribed
        ? call<typeof resubscribe>('DELETE /api/unsubscription/:token', { params: { token } })
        : call<typeof unsubscribe>('POST /email/unsubscribe/:token', { params: { token } }),
    onSuccess: ({ data }) => client.setQueryData(unsubscriptionQuery(token).queryKey, data),
  })
}
