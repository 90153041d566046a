import { asc, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { isKind, KINDS } from './shared/kinds.ts'
import { notificationPreferences, notifications } from './tables.ts'

export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const bell = await database
    .select()
    .from(notifications)
    .where(eq(notifications.user_id, userId))
    .orderBy(asc(notifications.created_at), asc(notifications.id))
  const choices = await database
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.user_id, userId))
    .orderBy(asc(notificationPreferences.kind))
  return [
    {
      name: 'notifications',
      says: 'les notifications que vous avez reçues',
      data: bell.map(({ title, subtitle, text, link, created_at, read_at }) => ({
        title,
        subtitle,
        text,
        link,
        created_at,
        read_at,
      })),
    },
    {
      name: 'preferences-de-notification',
      says: 'ce que vous avez choisi de recevoir ; sans ligne, rien n’a été changé',
      data: choices.map(({ kind, bell: inBell, mail, push }) => ({
        kind,
        // The kind of an old row may have been abolished since.
        label: isKind(kind) ? KINDS[kind].label : kind,
        bell: inBell,
        mail,
        push,
      })),
    },
  ]
}
