import { and, count, desc, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { cleanHtml } from '#src/platform/html.ts'
import { notifications } from './tables.ts'

export type Notification = typeof notifications.$inferSelect

export interface NewNotification {
  user_id: number
  /** Event and reader, as `application.received:12:7`. */
  key: string
  kind: string
  title: string
  subtitle: string
  /** HTML; cleaned before it is stored. */
  text: string
  link: string
  icon: string
  color?: string
}

export const PER_PAGE = 15

/** Adds one to a person's bell; the same event a second time changes nothing and is false. */
export async function addNotification(
  database: Database,
  notification: NewNotification,
  now: Date,
): Promise<boolean> {
  const added = await database
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
  const [total] = await database.select({ count: count() }).from(notifications).where(mine)
  return { rows, total: total?.count ?? 0 }
}

/** @throws HttpError 404 when it is not this person's. */
export async function markNotification(
  database: Database,
  userId: number,
  id: number,
  action: 'read' | 'unread',
  now: Date,
): Promise<Notification> {
  const at = action === 'read' ? now : null
  const [row] = await database
    .update(notifications)
    .set({ seen_at: at, read_at: at })
    .where(and(eq(notifications.id, id), eq(notifications.user_id, userId)))
    .returning()
  if (!row) throw notFound()
  return row
}

/** Marks all of a person's as seen and read. */
export async function markAllNotifications(database: Database, userId: number, now: Date) {
  await database
    .update(notifications)
    .set({ seen_at: now, read_at: now })
    .where(
      and(
        eq(notifications.user_id, userId),
        or(isNull(notifications.seen_at), isNull(notifications.read_at)),
      ),
    )
}
