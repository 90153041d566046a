import { listAddresses } from '#src/accounts/names.ts'
import { fullName, type User } from '#src/accounts/users.ts'
import { listRecruiterIds } from '#src/companies/members.ts'
import { notify } from '#src/notifications/notifications.ts'
import type { Database } from '#src/platform/database.ts'
import { enqueueMail } from '#src/platform/mail.ts'
import { escapeHtml } from '#src/platform/mail-layout.ts'
import type { World } from '#src/platform/world.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import type { ApplicationRow } from './applications.ts'
import { type Notice, receivedNotice, renderNotice, sentNotice } from './mails.ts'

type Side = 'applicant' | 'recruiter'

/** To the applicant that it was sent, to each recruiter of the company that it came. */
export async function noticeApplied(
  world: World,
  tx: Database,
  row: ApplicationRow,
  applicant: User,
  now: Date,
) {
  const event = String(row.attempts)
  await tellApplicant(world, tx, row, sentNotice(row), event, now)
  await tellRecruiters(world, tx, row, receivedNotice(row, fullName(applicant)), event, now)
}

/** @param event what makes this one different from another of its kind, as the number of its history row */
export async function tellApplicant(
  world: World,
  tx: Database,
  row: ApplicationRow,
  notice: Notice,
  event: string,
  now: Date,
) {
  await tell(world, tx, row, notice, { side: 'applicant', ids: [row.applicant_id], event, now })
}

export async function tellRecruiters(
  world: World,
  tx: Database,
  row: ApplicationRow,
  notice: Notice,
  event: string,
  now: Date,
) {
  const ids = await listRecruiterIds(tx, row.company_id)
  await tell(world, tx, row, notice, { side: 'recruiter', ids, event, now })
}

const PAGES: Record<Side, (id: number) => string> = {
  applicant: (id) => `/candidat/candidatures/${id}/suivi`,
  recruiter: (id) => `/dashboard/recruteur/candidatures/${id}/profil`,
}
const WHY: Record<Side, string> = {
  applicant: `Vous recevez cet e-mail parce que vous avez postulé à cette offre sur ${APP_NAME}.`,
  recruiter: `Vous recevez cet e-mail parce que vous recrutez pour cette société sur ${APP_NAME}.`,
}

async function tell(
  world: World,
  tx: Database,
  row: ApplicationRow,
  notice: Notice,
  to: { side: Side; ids: number[]; event: string; now: Date },
) {
  const link = PAGES[to.side](row.id)
  for (const person of await listAddresses(tx, to.ids)) {
    const key = `${notice.kind}:${row.id}:${to.event}:${person.id}`
    const { kind, title, icon, color } = notice
    const text = `<p>${escapeHtml(notice.line)}</p>`
    const subtitle = row.offer_copy.company.name
    await notify(
      tx,
      { user_id: person.id, key, kind, title, subtitle, text, link, icon, ...(color ? { color } : {}) },
      to.now,
    )
    const body = renderNotice(row, notice, person.first_name, `${world.env.APP_URL}${link}`, WHY[to.side])
    const mail = { key, to: person.email, subject: notice.subject, ...body }
    await enqueueMail(tx, world.queue, mail, to.now)
  }
}
