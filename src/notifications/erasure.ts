import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { cleanHtml } from '#src/platform/html.ts'
import { escapeHtml } from '#src/platform/mail/layout.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { notificationPreferences, notifications } from './tables.ts'

/** Removes what a person was told and what it chose to be told of. */
export async function eraseNotifications({ db }: Unit, userId: number) {
  await db.delete(notifications).where(eq(notifications.user_id, userId))
  await db.delete(notificationPreferences).where(eq(notificationPreferences.user_id, userId))
}

/**
 * Writes `label` where others were told of a person by its name: those of `readers`, and whoever was sent to a page
 * whose address begins with one of `links`. Elsewhere the same words may be somebody else's name.
 */
export async function eraseName(
  { db }: Unit,
  name: string,
  label: string,
  where: { readers: number[]; links: string[] },
) {
  const told: SQL[] = where.links.map((link) => sql`starts_with(${notifications.link}, ${link})`)
  if (where.readers.length > 0) told.push(inArray(notifications.user_id, where.readers))
  if (told.length === 0) return
  const { title, subtitle, text } = notifications
  const written = cleanHtml(escapeHtml(name))
  await db
    .update(notifications)
    .set({
      title: sql`replace(${title}, ${name}, ${label})`,
      subtitle: sql`replace(${subtitle}, ${name}, ${label})`,
      text: sql`replace(${text}, ${written}, ${label})`,
    })
    .where(
      and(
        or(...told),
        sql`(position(${name} in ${title} || ${subtitle}) > 0 OR position(${written} in ${text}) > 0)`,
      ),
    )
}
