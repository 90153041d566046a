import { and, count, desc, eq, isNull, or } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { cleanHtml } from '#src/platform/html.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { NotificationColor, NotificationIcon } from './shared/appearance.ts'
import type { Kind } from './shared/kinds.ts'
import { notifications } from './tables.ts'

export type NotificationRow = typeof notifications.$inferSelect

export type NotificationKey = `${Kind}:${string}:${number}`

export interface NewNotification {
  user_id: number
  /** Consists of kind, event and reader, as `application.received:12:7`. */
  key: NotificationKey
  kind: Kind
  title: string
  subtitle: string
  /** HTML, which is sanitised before it is stored. */
  text: string
  link: string
  icon: NotificationIcon
  color?: NotificationColor
  /** Another person whom the text names, and the name in it, so that it can be erased. */
  about_id?: number
  about_name?: string | null
}

export const PER_PAGE = 15

/** Adds a notification to a person's bell; false when the same event was added before. */
export async function addNotification(
  { db, now }: Pick<Unit, 'db' | 'now'>,
  notification: NewNotification,
): Promise<boolean> {
  const added = await db
    .insert(notifications)
    .values({ ...notification, text: cleanHtml(notification.text), created_at: now })
    .onConflictDoNothing({ target: notifications.key })
    .returning({ id: notifications.id })
  return added.length > 0
}

export async function listNotificationsOf(database: Database, userId: number, page: number) {
  const mine = eq(notifications.user_id, userId)
  const rows = await database
    .select()
    .from(notifications)
    .where(mine)
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
  const [sizes] = await database
    .select({ total: count(), seen: count(notifications.seen_at) })
    .from(notifications)
    .where(mine)
  const { total = 0, seen = 0 } = sizes ?? {}
  return { rows, total, unseen: total - seen }
}

/** @throws HttpError 404 when the notification is not this person's */
export async function markNotification(
  services: Services,
  actor: Actor,
  id: number,
  action: 'read' | 'unread',
): Promise<NotificationRow> {
  return inTransaction(services, actor, async ({ db, now }) => {
    const at = action === 'read' ? now : null
    const [row] = await db
      .update(notifications)
      .set({ seen_at: at, read_at: at })
      .where(and(eq(notifications.id, id), eq(notifications.user_id, actor.id)))
      .returning()
    if (!row) throw notFound()
    return row
  })
}

export async function markAllNotifications(services: Services, actor: Actor) {
  const isNew = or(isNull(notifications.seen_at), isNull(notifications.read_at))
  await inTransaction(services, actor, ({ db, now }) =>
    db
      .update(notifications)
      .set({ seen_at: now, read_at: now })
      .where(and(eq(notifications.user_id, actor.id), isNew)),
  )
}

/** Marks the notifications that link to this page as read, because the person has opened it. */
export async function readBell({ db, now }: Unit, userId: number, link: string) {
  await db
    .update(notifications)
    .set({ seen_at: now, read_at: now })
    .where(
      and(eq(notifications.user_id, userId), eq(notifications.link, link), isNull(notifications.read_at)),
    )
}
