import { listRecipients } from '#src/accounts/people.ts'
import { type Notification, notify } from '#src/notifications/notify.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { listMemberRows, listRecruiterIds } from './members.ts'

/** Notifies each member of the company who works on offers and applications. */
export async function notifyRecruiters(unit: Unit, companyId: number, notification: Notification) {
  const people = await listRecipients(unit.db, await listRecruiterIds(unit.db, companyId))
  for (const person of people) await notify(unit, person, notification)
}

/** Notifies the owner of the company, whose business its plan and payments are. */
export async function notifyOwner(unit: Unit, companyId: number, notification: Notification) {
  const owners = (await listMemberRows(unit.db, companyId)).filter(({ role }) => role === 'owner')
  const people = await listRecipients(
    unit.db,
    owners.map(({ user_id }) => user_id),
  )
  for (const person of people) await notify(unit, person, notification)
}
