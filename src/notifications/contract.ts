import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { pageNumber, paginated } from '#src/shared/paginated.ts'
import { NOTIFICATION_COLORS, NOTIFICATION_ICONS } from './shared/appearance.ts'

export const notificationReply = z.object({
  id: z.number(),
  title: z.string(),
  subtitle: z.string(),
  text: z.string(),
  time: z.string(),
  isSeen: z.boolean(),
  read: z.boolean(),
  link: z.string().nullable(),
  color: z.enum(NOTIFICATION_COLORS).nullable(),
  img: z.string().nullable(),
  icon: z.enum(NOTIFICATION_ICONS).nullable(),
})

const MARKS = ['read', 'unread'] as const
export type Mark = (typeof MARKS)[number]

/** Without `page`, what the bell shows; with it, one page of all. Both have the same shape. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notification',
  summary: 'Les notifications de la personne connectée.',
  query: z.object({ page: pageNumber }),
  /** `unseen` counts all of them, whatever the page shows; `unread_messages` those of all conversations. */
  reply: paginated(notificationReply).extend({ unseen: z.number(), unread_messages: z.number() }),
})

export const markNotification = endpoint({
  method: 'PUT',
  path: '/api/notification/:id/:action',
  summary: 'Marque une notification comme lue ou non lue.',
  params: idParams.extend({ action: z.enum(MARKS) }),
  reply: z.object({ data: notificationReply }),
})

export const markAllNotifications = endpoint({
  method: 'PUT',
  path: '/api/notification/read',
  summary: 'Marque toutes les notifications comme lues.',
  status: 204,
})

/** Events `notifications` and `user`, without content: what changed is asked for by its own call. */
export const streamLive = endpoint({
  method: 'GET',
  path: '/api/notification/live',
  summary: 'Annonce ce qui change pour la personne connectée (text/event-stream).',
})
