import { listPeople, listRecipients, type Person } from '#src/accounts/people.ts'
import { type Notification, notify } from '#src/notifications/notify.ts'
import { announce } from '#src/platform/live.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { enqueueTeamMail, type TeamMail } from './mails/team.ts'
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

/** What a person may do has changed: its open pages learn it now, the mail says why. */
export async function notifyMember(
  unit: Unit,
  userId: number,
  write: (person: Person) => TeamMail,
  aboutId?: number,
) {
  await announce(unit, { user_id: userId, what: 'user' })
  await mailMember(unit, userId, write, aboutId)
}

/** Mails a member; nobody is mailed whose account is gone. */
export async function mailMember(
  unit: Unit,
  userId: number,
  write: (person: Person) => TeamMail,
  about_id?: number,
) {
  const person = (await listPeople(unit.db, [userId])).get(userId)
  if (!person) return
  const to = { email: person.email, user_id: userId, about_id, key: String(userId) }
  await enqueueTeamMail(unit, to, write(person))
}
