import { listPeople, listRecipients } from '#src/accounts/people.ts'
import { pictureUrl } from '#src/accounts/users.ts'
import { notify } from '#src/notifications/notify.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid } from '#src/platform/errors.ts'
import { announce } from '#src/platform/live.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { fullName } from '#src/shared/names.ts'
import { listOpenInvitations, presentInvitation } from '../invitations/invitations.ts'
import { handedOnNotification } from '../mails/notifications.ts'
import { leftMail, removedMail, roleMail } from '../mails/team.ts'
import {
  asksForMailedCodes,
  deleteMember,
  findColleague,
  listMemberRows,
  listRecruiterIds,
  lockTeamFor,
  setMemberRole,
  type TeamActor,
} from '../members.ts'
import { mailMember, notifyMember } from '../notifying.ts'
import type { GivenRole } from '../policy.ts'
import { countSeats, requireSeat } from '../seats.ts'
import type { Team } from './contract.ts'

/** What each member would hand on. Interviews and applications are domains above, so app.ts hands the count in. */
export type CountHeld = (database: Database, companyId: number, now: Date) => Promise<Map<number, Held>>

interface Held {
  interviews: number
  applications: number
}
const NOTHING: Held = { interviews: 0, applications: 0 }
const NOBODY = 'Choisissez un collègue qui répond aux candidatures.'

/** Reads everyone of the company and everyone who was invited to it. */
export async function readTeam(
  database: Database,
  actor: TeamActor,
  now: Date,
  countHeld: CountHeld,
): Promise<Team> {
  const rows = await listMemberRows(database, actor.company.id)
  const invitations = await listOpenInvitations(database, actor.company.id)
  const people = await listPeople(database, [
    ...rows.map((row) => row.user_id),
    ...invitations.flatMap((row) => row.invited_by ?? []),
  ])
  const held = await countHeld(database, actor.company.id, now)
  const members = rows.flatMap(({ user_id, role, joined_at }) => {
    const person = people.get(user_id)
    if (!person) return []
    const { id, first_name, last_name, email } = person
    const face = { id, first_name, last_name, email, picture: pictureUrl(person) }
    return [
      {
        ...face,
        role,
        joined_at: joined_at.toISOString(),
        held: held.get(id) ?? NOTHING,
        is_me: id === actor.id,
      },
    ]
  })
  return {
    members,
    seats: await countSeats(database, actor.company.id, rows),
    invitations: invitations.map((row) => presentInvitation(row, people, now)),
    mailed_codes: await asksForMailedCodes(database, actor.id),
  }
}

/** @throws HttpError 403 for who is no owner, 404 for someone of another company, 409 for the owner */
export async function changeMemberRole(
  services: Services,
  actor: TeamActor,
  memberId: number,
  role: GivenRole,
  successorId: number | null,
) {
  await inTransaction(services, actor, async (unit) => {
    await lockTeamFor(unit.db, actor, 'change_role')
    const before = await findColleague(unit.db, actor.company.id, memberId)
    if (before.role === role) return
    if (role === 'recruiter') await requireSeat(unit, actor.company.id)
    await requireSuccessor(unit, actor, memberId, successorId)
    await setMemberRole(unit, actor.company.id, memberId, role, successorId)
    if (role === 'reader') await notifySuccessor(unit, actor, { memberId, successorId, leaves: false })
    await auditTeam(unit, actor, 'companies.role-changed', memberId, { from: before.role, to: role })
    await notifyMember(unit, memberId, (person) => roleMail(person, actor.company, role))
  })
}

/** @throws HttpError 403 for who is no owner, 404 for someone of another company, 409 for the owner */
export async function removeMember(
  services: Services,
  actor: TeamActor,
  memberId: number,
  successorId: number | null,
) {
  await inTransaction(services, actor, async (unit) => {
    await lockTeamFor(unit.db, actor, 'remove')
    await findColleague(unit.db, actor.company.id, memberId)
    await requireSuccessor(unit, actor, memberId, successorId)
    await deleteMember(unit, actor.company.id, memberId, successorId)
    await notifySuccessor(unit, actor, { memberId, successorId })
    await auditTeam(unit, actor, 'companies.member-removed', memberId)
    await notifyMember(unit, memberId, (person) => removedMail(person, actor.company))
  })
}

/** @throws HttpError 403 for the owner, whom somebody must replace first */
export async function leaveCompany(services: Services, actor: TeamActor, successorId: number | null) {
  await inTransaction(services, actor, async (unit) => {
    await lockTeamFor(unit.db, actor, 'leave')
    const rows = await listMemberRows(unit.db, actor.company.id)
    const people = await listPeople(unit.db, [actor.id])
    await requireSuccessor(unit, actor, actor.id, successorId)
    await deleteMember(unit, actor.company.id, actor.id, successorId)
    await notifySuccessor(unit, actor, { memberId: actor.id, successorId })
    await auditTeam(unit, actor, 'companies.member-left', actor.id)
    await announce(unit, { user_id: actor.id, what: 'user' })
    const leaver = people.get(actor.id)
    const owner = rows.find((row) => row.role === 'owner')
    if (!leaver || !owner) return
    await mailMember(unit, owner.user_id, (to) => leftMail(to, fullName(leaver), actor.company), leaver.id)
  })
}

/** @throws HttpError 422 for a successor who does not recruit for the company, or is the very person who leaves */
async function requireSuccessor(
  { db }: Unit,
  { company }: TeamActor,
  leaverId: number,
  successorId: number | null,
) {
  if (successorId === null) return
  const recruiters = await listRecruiterIds(db, company.id)
  if (successorId === leaverId || !recruiters.includes(successorId)) throw invalid({ successor_id: [NOBODY] })
}

async function notifySuccessor(
  unit: Unit,
  actor: TeamActor,
  {
    memberId,
    successorId,
    leaves = true,
  }: { memberId: number; successorId: number | null; leaves?: boolean },
) {
  if (successorId === null || successorId === actor.id) return
  const member = (await listPeople(unit.db, [memberId])).get(memberId)
  const name = member ? fullName(member) : 'Un collègue'
  const notification = handedOnNotification(actor.company, { id: memberId, name, leaves, at: unit.now })
  for (const person of await listRecipients(unit.db, [successorId])) await notify(unit, person, notification)
}

/** Writes a line of the audit log on a member of the actor's company. */
export async function auditTeam(
  unit: Unit,
  actor: TeamActor,
  action: string,
  memberId: number,
  details: AuditDetails = {},
) {
  const about = { ...details, company_id: actor.company.id }
  await audit(unit, { action, subject: `user:${memberId}`, details: about })
}
