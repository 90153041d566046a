import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  listNotifications,
  Mark,
  markAllNotifications,
  markNotification,
  notificationReply,
} from '#src/notifications/contract.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import { call } from '../api/api.ts'
import { notificationKeys } from '../api/query-keys.ts'
import { liveState } from './live-state.ts'

export type Notification = z.output<typeof notificationReply>

export type NotificationPage = ReplyOf<typeof listNotifications>

const EVERY_MINUTE = 60_000

export const notificationsQuery = queryOptions({
  queryKey: notificationKeys.header,
  queryFn: () => call<typeof listNotifications>('GET /api/notification'),
  refetchInterval: () => (liveState.on ? false : EVERY_MINUTE),
})

type Cached = NotificationPage | undefined
const ALL = { queryKey: notificationKeys.all }

/** Marks one as read or unread, before the server confirms it; a refusal puts it back. */
export function useMarkNotification() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, action }: { id: Notification['id']; action: Mark }) =>
      call<typeof markNotification>('PUT /api/notification/:id/:action', { params: { id, action } }),
    onMutate: async ({ id, action }) => {
      await client.cancelQueries(ALL)
      const before = client.getQueriesData<Cached>(ALL)
      const read = action === 'read'
      const one = before.flatMap(([, cached]) => cached?.data ?? []).find((each) => each.id === id)
      const by = !one || one.isSeen === read ? 0 : read ? -1 : 1
      client.setQueriesData<Cached>(ALL, (cached) => marked(cached, read, { id, by }))
      return { before }
    },
    onError: (error, _input, kept) => {
      for (const [key, cached] of kept?.before ?? []) client.setQueryData(key, cached)
      toast.error({ title: 'La notification n’a pas changé', text: error.message })
    },
    onSuccess: () => client.invalidateQueries({ ...ALL, refetchType: 'none' }),
  })
}

/** Marks all of them as read, before the server confirms it; a refusal puts them back. */
export function useMarkAllNotifications() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call<typeof markAllNotifications>('PUT /api/notification/read'),
    onMutate: async () => {
      await client.cancelQueries(ALL)
      const before = client.getQueriesData<Cached>(ALL)
      client.setQueriesData<Cached>(ALL, (cached) => marked(cached, true))
      return { before }
    },
    onError: (error, _input, kept) => {
      for (const [key, cached] of kept?.before ?? []) client.setQueryData(key, cached)
      toast.error({ title: 'Les notifications n’ont pas changé', text: error.message })
    },
    onSuccess: () => client.invalidateQueries({ ...ALL, refetchType: 'none' }),
  })
}

/** A copy of a cached list in which one notification, or each of them, is marked and the count of unseen ones follows. */
function marked(cached: Cached, read: boolean, only?: { id: Notification['id']; by: number }): Cached {
  if (!cached) return cached
  const data = cached.data.map((one) =>
    only === undefined || one.id === only.id ? { ...one, read, isSeen: read } : one,
  )
  return { ...cached, data, unseen: only ? Math.max(0, cached.unseen + only.by) : 0 }
}
