import { and, inArray, lt } from 'drizzle-orm'
import { stageNotification, viewedNotification } from '#src/applications/mails/applicant.ts'
import { receivedNotification } from '#src/applications/mails/recruiter.ts'
import type { Notification } from '#src/notifications/notify.ts'
import { notifications } from '#src/notifications/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { escapeHtml } from '#src/platform/mail/layout.ts'
import { after, DAY } from '#src/shared/durations.ts'
import type { WrittenApplication } from './written-application.ts'

const RECENT = 21 * DAY
const UNREAD = 3 * DAY

type NewNotification = typeof notifications.$inferInsert

/** What the bell of both sides would show of the last weeks; what an applicant got more than three days ago is read. */
export async function writeNotifications(tx: Database, written: WrittenApplication[], now: Date) {
  const rows = written.flatMap((each) => notificationsOf(each, now))
  if (rows.length > 0) await tx.insert(notifications).values(rows).onConflictDoNothing()
  const applicants = written.map(({ row }) => row.applicant_id)
  await tx
    .update(notifications)
    .set({ seen_at: now, read_at: now })
    .where(and(inArray(notifications.user_id, applicants), lt(notifications.created_at, after(now, -UNREAD))))
}

function notificationsOf({ row, seed, recruiter_id }: WrittenApplication, now: Date): NewNotification[] {
  const person = row.resume_copy?.person
  const recent = seed.history.filter(
    (entry) => now.getTime() - entry.at.getTime() < RECENT && entry.at <= now,
  )
  return recent.flatMap(({ at, to }) => {
    if (to.status === 'submitted' && recruiter_id && person) {
      const name = `${person.first_name} ${person.last_name}`
      return [bellOf(recruiter_id, receivedNotification(row, name), at)]
    }
    if (to.status !== 'active') return []
    const notification =
      to.stage === 'viewed'
        ? viewedNotification(row, at)
        : stageNotification({ ...row, stage: to.stage }, { id: at.getTime(), reason: null, message: null })
    return [bellOf(row.applicant_id, notification, at)]
  })
}

/** A line of the bell as this notification would have written it then. */
export function bellOf(user_id: number, notification: Notification, created_at: Date): NewNotification {
  const { kind, event, title, subtitle, icon, color, line, link, about } = notification
  return {
    user_id,
    key: `${kind}:${event}:${user_id}`,
    kind,
    title,
    subtitle,
    link,
    icon,
    text: `<p>${escapeHtml(line)}</p>`,
    created_at,
    ...(color ? { color } : {}),
    ...(about ? { about_id: about.id, about_name: about.name ?? null } : {}),
  }
}
