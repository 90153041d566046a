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

/** The bell asks without `page` and the page of all notifications with it; both get the same shape. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notification',
  summary: 'Les notifications de la personne connectée.',
  query: z.object({ page: pageNumber }),
  /** `unseen` counts the notifications of all pages, and `unread_messages` the messages of all conversations. */
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

/** The events `notifications` and `user` have no content: the browser then makes the call for what changed. */
export const streamLive = endpoint({
  method: 'GET',
  path: '/api/notification/live',
  summary: 'Annonce ce qui change pour la personne connectée (text/event-stream).',
})
