import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { plural } from '#src/shared/phrases.ts'
import { countMemberSlots } from './companies.ts'
import { roleMail } from './mails/team.ts'
import { listMemberRows, lockTeam, type MemberRow, setMemberRole } from './members.ts'
import { notifyMember } from './notifying.ts'
import { companyInvitations } from './tables.ts'

/** `taken` counts the members who recruit, the owner among them; readers take no seat. */
export interface Seats {
  taken: number
  total: number
}

const recruits = ({ role }: MemberRow) => role !== 'reader'

/** @param rows everyone of the company */
export async function countSeats(
  database: Database,
  companyId: number,
  rows: readonly MemberRow[],
): Promise<Seats> {
  return { taken: rows.filter(recruits).length, total: await countMemberSlots(database, companyId) }
}

/** Counts the seats with the team locked, so that two who come at once follow one another. */
export async function lockSeats(database: Database, companyId: number): Promise<Seats> {
  const locked = await lockTeam(database, companyId)
  const taken = (await listMemberRows(database, companyId)).filter(recruits).length
  return { taken, total: locked?.member_slots ?? 0 }
}

/**
 * Stands before somebody is given a role with a seat; the team is locked.
 * @param address whom an invitation goes to: other open invitations of recruiters hold seats, too
 * @throws HttpError 422 on `role` when none is free
 */
export async function requireSeat({ db, now }: Unit, companyId: number, address?: string) {
  const { taken, total } = await lockSeats(db, companyId)
  const promised = address === undefined ? 0 : await countInvited(db, companyId, address, now)
  if (taken + promised >= total) throw invalid({ role: [seatRefusal(total, promised)] })
}

function seatRefusal(total: number, promised: number): string {
  const all = `${total} ${plural(total, 'membre qui recrute', 'membres qui recrutent')}`
  const held = promised > 0 ? ', invitations comprises' : ''
  return `Votre société peut avoir ${all}${held}\u00A0: choisissez le rôle de lecteur, ou une formule qui en permet davantage.`
}

async function countInvited(database: Database, companyId: number, address: string, now: Date) {
  const { company_id, role, accepted_at, expires_at, email } = companyInvitations
  return database.$count(
    companyInvitations,
    and(
      eq(company_id, companyId),
      eq(role, 'recruiter'),
      isNull(accepted_at),
      gt(expires_at, now),
      ne(email, address),
    ),
  )
}

/**
 * Makes readers of the members above the seats that the company has now: the owner keeps the first, then who joined
 * first. The owner takes over what they had.
 * @returns how many became readers
 */
export async function fitTeamToSeats(unit: Unit, company: { id: number; name: string }): Promise<number> {
  const locked = await lockTeam(unit.db, company.id)
  const seated = (await listMemberRows(unit.db, company.id)).filter(recruits)
  const owner = seated.find(({ role }) => role === 'owner')
  const others = seated.filter(({ role }) => role !== 'owner')
  const above = others.slice(Math.max(0, (locked?.member_slots ?? 0) - (owner ? 1 : 0)))
  for (const { user_id } of above) {
    await setMemberRole(unit, company.id, user_id, 'reader', owner?.user_id ?? null)
    const details: AuditDetails = { company_id: company.id, from: 'recruiter', to: 'reader', why: 'plan' }
    await audit(unit, { action: 'companies.role-changed', subject: `user:${user_id}`, details })
    await notifyMember(unit, user_id, (person) => roleMail(person, company, 'reader', 'plan'))
  }
  return above.length
}
