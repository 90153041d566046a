import type { z } from 'zod'
import type { notificationReply } from './contract.ts'
import type { NotificationRow } from './notifications.ts'

export function presentNotification(row: NotificationRow): z.input<typeof notificationReply> {
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    text: row.text,
    time: row.created_at.toISOString(),
    isSeen: row.seen_at !== null,
    read: row.read_at !== null,
    link: row.link,
    color: row.color,
    img: row.img,
    icon: row.icon,
  }
}
