import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { listNotifications, markNotification, notificationReply } from '#src/notifications/contract.ts'
import { call } from './api.ts'

export type Notification = z.output<typeof notificationReply>

const EVERY_MINUTE = 60_000

/** The bell's list. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications', 'header'],
  queryFn: async () => (await call<typeof listNotifications>('GET /api/notification')).data,
  refetchInterval: EVERY_MINUTE,
})

/** Marks one read or unread: at once in the list, then on the server; a refusal puts it back. */
export function useMarkNotification() {
  const client = useQueryClient()
  const key = notificationsQuery.queryKey
  return useMutation({
    mutationFn: ({ id, action }: { id: Notification['id']; action: 'read' | 'unread' }) =>
      call<typeof markNotification>('PUT /api/notification/:id/:action', { params: { id, action } }),
    onMutate: async ({ id, action }) => {
      await client.cancelQueries({ queryKey: key })
      const before = client.getQueryData(key)
      const read = action === 'read'
      client.setQueryData(key, (list) =>
        list?.map((one) => (one.id === id ? { ...one, read, isSeen: read } : one)),
      )
      return { before }
    },
    onError: (_error, _input, kept) => client.setQueryData(key, kept?.before),
    onSuccess: () => client.invalidateQueries({ queryKey: ['notifications'], refetchType: 'none' }),
  })
}

/** Drops one from the list of this tab; the server keeps it. */
export function useDropNotification() {
  const client = useQueryClient()
  return (id: Notification['id']) =>
    client.setQueryData(notificationsQuery.queryKey, (list) => list?.filter((one) => one.id !== id))
}
