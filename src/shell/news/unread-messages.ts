import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { notificationsQuery } from './notification-list.ts'

/** How many messages of all conversations wait for the person; read with the bell's list, in one call. */
export function useUnreadMessages(): number {
  const alive = useHydrated()
  const { data } = useQuery({ ...notificationsQuery, select: ({ unread_messages }) => unread_messages })
  // A part of a page that comes alive late must be what the server drew, whatever was read meanwhile.
  return (alive && data) || 0
}
