import { and, eq, lt } from 'drizzle-orm'
import type { ApplicationRow } from '#src/applications/applications.ts'
import { type Notice, stageNotice, viewedNotice } from '#src/applications/mails.ts'
import { receivedNotice } from '#src/applications/recruiter-mails.ts'
import { addNotification } from '#src/notifications/notifications.ts'
import { notifications } from '#src/notifications/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { escapeHtml } from '#src/platform/mail/layout.ts'
import type { SeedApplication } from './demonstration.ts'

const DAY = 86_400_000
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
      const notice = receivedNotice(row, `${person.first_name} ${person.last_name}`)
      await write(tx, row, notice, {
        id: recruiter_id,
        link: `/dashboard/recruteur/candidatures/${row.id}/profil`,
        at,
      })
    }
    if (to.status !== 'active') continue
    const notice =
      to.stage === 'viewed' ? viewedNotice(row, at) : stageNotice({ ...row, stage: to.stage }, null)
    await write(tx, row, notice, { id: row.applicant_id, link: `/candidat/candidatures/${row.id}/suivi`, at })
  }
  await tx
    .update(notifications)
    .set({ seen_at: now, read_at: now })
    .where(
      and(
        eq(notifications.user_id, row.applicant_id),
        lt(notifications.created_at, new Date(now.getTime() - UNREAD)),
      ),
    )
}

async function write(
  tx: Database,
  row: ApplicationRow,
  notice: Notice,
  to: { id: number; link: string; at: Date },
) {
  const { kind, title, icon, color, line } = notice
  const subtitle = row.offer_copy.company.name
  const key = `${kind}:${row.id}:${to.at.getTime()}:${to.id}`
  const text = `<p>${escapeHtml(line)}</p>`
  await addNotification(
    tx,
    { user_id: to.id, key, kind, title, subtitle, text, link: to.link, icon, ...(color ? { color } : {}) },
    to.at,
  )
}
