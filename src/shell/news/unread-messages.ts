import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { notificationsQuery } from './notification-list.ts'

/** The number of unread messages in all conversations, which comes with the list of the bell. */
export function useUnreadMessages(): number {
  const alive = useHydrated()
  const { data } = useQuery({ ...notificationsQuery, select: ({ unread_messages }) => unread_messages })
  // A part of the page that hydrates late must match what the server rendered, whatever was read in between.
  return (alive && data) || 0
}
