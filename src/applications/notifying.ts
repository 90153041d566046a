import { listRecipients } from '#src/accounts/people.ts'
import { listRecruiterIds } from '#src/companies/members.ts'
import { type Notification, notify } from '#src/notifications/notify.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { ApplicationRow } from './applications.ts'

export async function notifyApplicant(unit: Unit, row: ApplicationRow, notification: Notification) {
  await notifyAll(unit, [row.applicant_id], notification)
}

/** Notifies each recruiter of the company that it was sent to. */
export async function notifyRecruiters(unit: Unit, row: ApplicationRow, notification: Notification) {
  await notifyAll(unit, await listRecruiterIds(unit.db, row.company_id), notification)
}

async function notifyAll(unit: Unit, ids: number[], notification: Notification) {
  for (const person of await listRecipients(unit.db, ids)) await notify(unit, person, notification)
}
