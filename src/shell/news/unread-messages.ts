import { useQuery } from '@tanstack/react-query'
import { notificationsQuery } from './notification-list.ts'

/** How many messages of all conversations wait for the person; read with the bell's list, in one call. */
export function useUnreadMessages(): number {
  return useQuery({ ...notificationsQuery, select: ({ unread_messages }) => unread_messages }).data ?? 0
}
