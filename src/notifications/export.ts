import { asc, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { isKind, KINDS } from './shared/kinds.ts'
import { SMS_TOPIC_LABELS } from './shared/sms-topics.ts'
import { smsMessages, smsNumbers } from './sms/tables.ts'
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
  const [phone] = await database.select().from(smsNumbers).where(eq(smsNumbers.user_id, userId))
  const texts = await database
    .select()
    .from(smsMessages)
    .where(eq(smsMessages.user_id, userId))
    .orderBy(asc(smsMessages.created_at), asc(smsMessages.id))
  return [
    {
      name: 'sms',
      says: 'le numéro où vous êtes prévenu par SMS, ce que vous y recevez et les SMS des derniers mois',
      data: {
        number: phone?.number ?? null,
        proven_at: phone?.proven_at ?? null,
        stopped_at: phone?.stopped_at ?? null,
        topics: phone?.topics.map((topic) => SMS_TOPIC_LABELS[topic]) ?? [],
        messages: texts.map(({ text, created_at, sent_at }) => ({ text, created_at, sent_at })),
      },
    },
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
