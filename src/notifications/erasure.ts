import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { cleanHtml } from '#src/platform/html.ts'
import { escapeHtml } from '#src/platform/mail/layout.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { notificationPreferences, notifications } from './tables.ts'

/** Removes the notifications and the preferences of a person. */
export async function eraseNotifications({ db }: Unit, userId: number) {
  await db.delete(notifications).where(eq(notifications.user_id, userId))
  await db.delete(notificationPreferences).where(eq(notificationPreferences.user_id, userId))
}

/** Replaces the name of an erased person by `label` in the notifications of other people. */
export async function eraseName({ db, now }: Unit, userId: number, label: string) {
  const { title, text, about_id, about_name, created_at } = notifications
  const about = await db
    .select({ id: notifications.id, title, text, name: about_name })
    .from(notifications)
    .where(and(eq(about_id, userId), isNotNull(about_name), lt(created_at, now)))
  for (const { id, name, ...words } of about) {
    const written = cleanHtml(escapeHtml(name ?? ''))
    // Only the first occurrence is replaced, because the words of a name like « de la » stand elsewhere too.
    const change = {
      title: words.title.replace(name ?? '', () => label),
      text: words.text.replace(written, () => label),
    }
    await db
      .update(notifications)
      .set({ ...change, about_id: null, about_name: null })
      .where(eq(notifications.id, id))
  }
}
