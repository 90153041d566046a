import { listAddresses } from '#src/accounts/names.ts'
import { fullName, type User } from '#src/accounts/users.ts'
import { listRecruiterIds } from '#src/companies/members.ts'
import { tell } from '#src/notifications/telling.ts'
import type { Database } from '#src/platform/database.ts'
import type { World } from '#src/platform/world.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import type { ApplicationRow } from './applications.ts'
import { factsOf, type Notice, receivedNotice, sentNotice } from './mails.ts'

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
  await tellSide(world, tx, row, notice, { side: 'applicant', ids: [row.applicant_id], event, now })
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
  await tellSide(world, tx, row, notice, { side: 'recruiter', ids, event, now })
}

const PAGES: Record<Side, (id: number) => string> = {
  applicant: (id) => `/candidat/candidatures/${id}/suivi`,
  recruiter: (id) => `/dashboard/recruteur/candidatures/${id}/profil`,
}
const WHY: Record<Side, string> = {
  applicant: `Vous recevez cet e-mail parce que vous avez postulé à cette offre sur ${APP_NAME}.`,
  recruiter: `Vous recevez cet e-mail parce que vous recrutez pour cette société sur ${APP_NAME}.`,
}

async function tellSide(
  world: World,
  tx: Database,
  row: ApplicationRow,
  notice: Notice,
  to: { side: Side; ids: number[]; event: string; now: Date },
) {
  const { subject, paragraphs, action, ...face } = notice
  for (const person of await listAddresses(tx, to.ids)) {
    await tell(
      world,
      tx,
      person,
      {
        ...face,
        event: `${row.id}:${to.event}`,
        subtitle: row.offer_copy.company.name,
        link: PAGES[to.side](row.id),
        mail: { subject, paragraphs, facts: factsOf(row), action, reason: WHY[to.side] },
      },
      to.now,
    )
  }
}
