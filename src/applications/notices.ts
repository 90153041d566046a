import { listRecipients } from '#src/accounts/people.ts'
import { fullName, type User } from '#src/accounts/users.ts'
import { listRecruiterIds } from '#src/companies/members.ts'
import { type Notification, notifyIn } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import type { Database } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'
import type { ApplicationRow } from './applications.ts'
import { cardOf, type Notice, sentNotice } from './mails.ts'
import { receivedNotice } from './recruiter-mails.ts'

type Side = 'applicant' | 'recruiter'

/** To the applicant that it was sent, to each recruiter of the company that it came. */
export async function noticeApplied(
  services: Services,
  tx: Database,
  row: ApplicationRow,
  applicant: User,
  now: Date,
) {
  const event = String(row.attempts)
  await notifyApplicant(services, tx, row, sentNotice(row), event, now)
  await notifyRecruiters(services, tx, row, receivedNotice(row, fullName(applicant)), event, now)
}

/** @param event what makes this one different from another of its kind, as the number of its history row */
export async function notifyApplicant(
  services: Services,
  tx: Database,
  row: ApplicationRow,
  notice: Notice,
  event: string,
  now: Date,
) {
  await notifySide(services, tx, row, notice, { side: 'applicant', ids: [row.applicant_id], event, now })
}

export async function notifyRecruiters(
  services: Services,
  tx: Database,
  row: ApplicationRow,
  notice: Notice,
  event: string,
  now: Date,
) {
  const ids = await listRecruiterIds(tx, row.company_id)
  await notifySide(services, tx, row, notice, { side: 'recruiter', ids, event, now })
}

const PAGES: Record<Side, (id: number) => string> = {
  applicant: (id) => `/candidat/candidatures/${id}/suivi`,
  recruiter: (id) => `/dashboard/recruteur/candidatures/${id}/profil`,
}

/** The event as its reader is told of it, in the bell and by mail. */
export function applicationNotification(
  row: ApplicationRow,
  { subject, paragraphs, facts, progress, aside, action, ...face }: Notice,
  to: { side: Side; event: string },
): Notification {
  return {
    ...face,
    event: `${row.id}:${to.event}`,
    subtitle: row.offer_copy.company.name,
    link: PAGES[to.side](row.id),
    mail: {
      ...{ subject, paragraphs, action },
      ...(facts && { facts }),
      ...(progress && { progress }),
      ...(aside && { aside }),
      offers: [cardOf(row)],
      reason: to.side === 'applicant' ? REASONS.applied : REASONS.recruiter,
    },
  }
}

async function notifySide(
  services: Services,
  tx: Database,
  row: ApplicationRow,
  notice: Notice,
  to: { side: Side; ids: number[]; event: string; now: Date },
) {
  const notification = applicationNotification(row, notice, to)
  for (const person of await listRecipients(tx, to.ids))
    await notifyIn(services, tx, person, notification, to.now)
}
