import { listPeople, type Person } from '#src/accounts/people.ts'
import { fullName, pictureAddress } from '#src/accounts/users.ts'
import { auditIn } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { announceIn } from '#src/platform/live.ts'
import type { Services } from '#src/platform/services.ts'
import { listPending, presentInvitation } from '../invitations/invitations.ts'
import { leftMail, removedMail, roleMail, type TeamMail, writeTeamMail } from '../mails/team.ts'
import {
  deleteMember,
  findColleague,
  listMemberRows,
  lockTeamFor,
  setMemberRole,
  type TeamActor,
} from '../members.ts'
import type { GivenRole } from '../policy.ts'
import type { Team } from './contract.ts'

/** Everyone of the company and who was asked to join. */
export async function readTeam(database: Database, actor: TeamActor, now: Date): Promise<Team> {
  const rows = await listMemberRows(database, actor.company.id)
  const invitations = await listPending(database, actor.company.id)
  const people = await listPeople(database, [
    ...rows.map((row) => row.user_id),
    ...invitations.flatMap((row) => row.invited_by ?? []),
  ])
  const members = rows.flatMap(({ user_id, role, joined_at }) => {
    const person = people.get(user_id)
    if (!person) return []
    const { id, first_name, last_name, email } = person
    const face = { id, first_name, last_name, email, picture: pictureAddress(person) }
    return [{ ...face, role, joined_at: joined_at.toISOString(), is_me: id === actor.id }]
  })
  return { members, invitations: invitations.map((row) => presentInvitation(row, people, now)) }
}

/** @throws HttpError 403 for who is no owner, 404 for someone of another company, 409 for the owner */
export async function changeMemberRole(
  services: Services,
  actor: TeamActor,
  memberId: number,
  role: GivenRole,
) {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    await lockTeamFor(tx, actor, 'change_role')
    const before = await findColleague(tx, actor.company.id, memberId)
    if (before.role === role) return
    await setMemberRole(tx, actor.company.id, memberId, role)
    await recordTeam(tx, actor, 'companies.role-changed', memberId, now, { from: before.role, to: role })
    await notifyMember(services, tx, memberId, (person) => roleMail(person, actor.company, role), now)
  })
}

/** @throws HttpError 403 for who is no owner, 404 for someone of another company, 409 for the owner */
export async function removeMember(services: Services, actor: TeamActor, memberId: number) {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    await lockTeamFor(tx, actor, 'remove')
    await findColleague(tx, actor.company.id, memberId)
    await deleteMember(tx, actor.company.id, memberId)
    await recordTeam(tx, actor, 'companies.member-removed', memberId, now)
    await notifyMember(services, tx, memberId, (person) => removedMail(person, actor.company), now)
  })
}

/** @throws HttpError 403 for the owner, whom somebody must replace first */
export async function leaveCompany(services: Services, actor: TeamActor) {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    await lockTeamFor(tx, actor, 'leave')
    const rows = await listMemberRows(tx, actor.company.id)
    const people = await listPeople(tx, [actor.id])
    await deleteMember(tx, actor.company.id, actor.id)
    await recordTeam(tx, actor, 'companies.member-left', actor.id, now)
    await announceIn(tx, { user_id: actor.id, what: 'user' })
    const leaver = people.get(actor.id)
    const owner = rows.find((row) => row.role === 'owner')
    if (!leaver || !owner) return
    await mailMember(services, tx, owner.user_id, (to) => leftMail(to, fullName(leaver), actor.company), now)
  })
}

/** A line of the audit log on a member of the actor's company. */
export async function recordTeam(
  tx: Database,
  actor: TeamActor,
  action: string,
  memberId: number,
  now: Date,
  details: Record<string, unknown> = {},
) {
  const about = { ...details, company_id: actor.company.id }
  await auditIn(tx, { at: now, actor_id: actor.id, action, subject: `user:${memberId}`, details: about })
}

/** What a person may do has changed: its open pages learn it now, the mail says why. */
export async function notifyMember(
  services: Services,
  tx: Database,
  userId: number,
  write: (person: Person) => TeamMail,
  now: Date,
) {
  await announceIn(tx, { user_id: userId, what: 'user' })
  await mailMember(services, tx, userId, write, now)
}

async function mailMember(
  services: Services,
  tx: Database,
  userId: number,
  write: (person: Person) => TeamMail,
  now: Date,
) {
  const person = (await listPeople(tx, [userId])).get(userId)
  if (person)
    await writeTeamMail(services, tx, { email: person.email, key: String(userId) }, write(person), now)
}
