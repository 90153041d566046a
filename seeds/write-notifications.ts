import { and, eq, lt } from 'drizzle-orm'
import type { ApplicationRow } from '#src/applications/applications.ts'
import { stageNotification, viewedNotification } from '#src/applications/mails/applicant.ts'
import { receivedNotification } from '#src/applications/mails/recruiter.ts'
import { addNotification } from '#src/notifications/notifications.ts'
import type { Notification } from '#src/notifications/notify.ts'
import { notifications } from '#src/notifications/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { escapeHtml } from '#src/platform/mail/layout.ts'
import { after, DAY } from '#src/shared/durations.ts'
import type { SeedApplication } from './demonstration.ts'

const RECENT = 21 * DAY
const UNREAD = 3 * DAY

/** What the bell of both sides would show of the last weeks; older than three days is read. */
export async function writeNotifications(
  tx: Database,
  row: ApplicationRow,
  about: { history: SeedApplication['history']; recruiter_id: number | null; now: Date },
) {
  const { history, recruiter_id, now } = about
  const person = row.resume_copy?.person
  const recent = history.filter((entry) => now.getTime() - entry.at.getTime() < RECENT && entry.at <= now)
  for (const { at, to } of recent) {
    if (to.status === 'submitted' && recruiter_id && person) {
      const name = `${person.first_name} ${person.last_name}`
      await write(tx, recruiter_id, receivedNotification(row, name), at)
    }
    if (to.status !== 'active') continue
    const notification =
      to.stage === 'viewed'
        ? viewedNotification(row, at)
        : stageNotification({ ...row, stage: to.stage }, { id: at.getTime(), reason: null, message: null })
    await write(tx, row.applicant_id, notification, at)
  }
  await tx
    .update(notifications)
    .set({ seen_at: now, read_at: now })
    .where(
      and(eq(notifications.user_id, row.applicant_id), lt(notifications.created_at, after(now, -UNREAD))),
    )
}

async function write(tx: Database, user_id: number, notification: Notification, at: Date) {
  const { kind, event, title, subtitle, icon, color, line, link, about } = notification
  await addNotification(
    { db: tx, now: at },
    {
      user_id,
      key: `${kind}:${event}:${user_id}`,
      kind,
      title,
      subtitle,
      link,
      icon,
      text: `<p>${escapeHtml(line)}</p>`,
      ...(color ? { color } : {}),
      ...(about ? { about_id: about.id, about_name: about.name ?? null } : {}),
    },
  )
}
