import { and, asc, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { CompanyStatus, MemberRole } from '#src/accounts/shared/memberships.ts'
import type { Database } from '#src/platform/database.ts'
import { announceEnd } from '#src/platform/endings.ts'
import { conflict, forbidden, notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { canOnTeam, type GivenRole, SUSPENDED, type TeamAction, teamRefusal } from './policy.ts'
import { companies, companyMembers } from './tables.ts'

/** A recruiter's place: its company and role. */
export interface Membership {
  id: number
  name: string
  slug: string
  status: CompanyStatus
  role: MemberRole
  /** The plan that the company has now. */
  plan: string | null
}

/** Someone of a company who acts on its team. */
export interface TeamActor {
  id: number
  company: Membership
}

export type MemberRow = typeof companyMembers.$inferSelect

export async function findMembership(database: Database, userId: number): Promise<Membership | null> {
  const [row] = await database
    .select({
      id: companies.id,
      name: companies.name,
      slug: companies.slug,
      status: companies.status,
      role: companyMembers.role,
      plan: companies.plan,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.company_id))
    .where(eq(companyMembers.user_id, userId))
  return row ?? null
}

/** Whether the company of this member wants a mailed code at sign-ins from new browsers. */
export async function asksForMailedCodes(database: Database, userId: number): Promise<boolean> {
  const [row] = await database
    .select({ mailed_codes: companies.mailed_codes })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.company_id))
    .where(eq(companyMembers.user_id, userId))
  return row?.mailed_codes ?? false
}

/** Ids of the members who work on applications, for notices to the company. */
export async function listRecruiterIds(database: Database, companyId: number): Promise<number[]> {
  const rows = await listMemberRows(database, companyId)
  return rows.filter((row) => row.role !== 'reader').map((row) => row.user_id)
}

/** How many members of each of these companies take a seat of its plan; readers take none. */
export async function countSeatsByCompany(
  database: Database,
  companyIds: number[],
): Promise<Map<number, number>> {
  if (companyIds.length === 0) return new Map()
  const rows = await database
    .select({ id: companyMembers.company_id, count: count() })
    .from(companyMembers)
    .where(and(inArray(companyMembers.company_id, companyIds), ne(companyMembers.role, 'reader')))
    .groupBy(companyMembers.company_id)
  return new Map(rows.map((row) => [row.id, row.count]))
}

/** Returns the same ids as a subquery. */
export function recruiterIdsOf(companyId: number): SQL {
  const { user_id, company_id, role } = companyMembers
  return sql`SELECT ${user_id} FROM ${companyMembers} WHERE ${company_id} = ${companyId} AND ${role} <> 'reader'`
}

/** Lists everyone of the company, the first who joined first. */
export function listMemberRows(database: Database, companyId: number): Promise<MemberRow[]> {
  return database
    .select()
    .from(companyMembers)
    .where(eq(companyMembers.company_id, companyId))
    .orderBy(asc(companyMembers.joined_at), asc(companyMembers.user_id))
}

/** One change of a team at a time: the next one sees what this one did. Offers and applications are not held up. */
export async function lockTeam(database: Database, companyId: number) {
  const [row] = await database
    .select({
      id: companies.id,
      status: companies.status,
      offer_slots: companies.offer_slots,
      member_slots: companies.member_slots,
    })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
  return row ?? null
}

/**
 * Locks the team and makes sure that the person still may: the role may have changed since the request began.
 * @throws HttpError 403, 409 for an invitation while the company is suspended
 */
export async function lockTeamFor(database: Database, actor: TeamActor, action: TeamAction) {
  const company = await lockTeam(database, actor.company.id)
  const role = (await findMember(database, actor.company.id, actor.id))?.role
  if (!role || !canOnTeam(role, action)) throw forbidden(teamRefusal(action))
  // Nobody is mailed in the name of a company that was taken off the site.
  if (action === 'invite' && company?.status === 'suspended') throw conflict(SUSPENDED)
}

async function findMember(database: Database, companyId: number, userId: number) {
  const [row] = await database.select().from(companyMembers).where(placeOf(companyId, userId))
  return row ?? null
}

const placeOf = (companyId: number, userId: number) =>
  and(eq(companyMembers.company_id, companyId), eq(companyMembers.user_id, userId))

/**
 * A colleague whom the owner can act on.
 * @throws HttpError 404 for someone else's, 409 for the owner, whom only a transfer replaces
 */
export async function findColleague(
  database: Database,
  companyId: number,
  userId: number,
): Promise<MemberRow> {
  const found = await findMember(database, companyId, userId)
  if (!found) throw notFound()
  if (found.role === 'owner')
    throw conflict('Le propriétaire garde son rôle\u00a0: transférez d’abord la propriété.')
  return found
}

/** Who becomes a reader meets nobody and follows no application any more. */
export async function setMemberRole(
  unit: Unit,
  companyId: number,
  userId: number,
  role: MemberRole,
  successorId: number | null = null,
) {
  await unit.db.update(companyMembers).set({ role }).where(placeOf(companyId, userId))
  if (role === 'reader')
    await announceEnd(unit, 'member_left', {
      company_id: companyId,
      user_id: userId,
      successor_id: successorId,
    })
}

/** Adds the person; false when it is of a company already. */
export async function addMember(
  { db, now }: Unit,
  place: { company_id: number; user_id: number; role: GivenRole },
): Promise<boolean> {
  const added = await db
    .insert(companyMembers)
    .values({ ...place, joined_at: now })
    .onConflictDoNothing()
    .returning({ user_id: companyMembers.user_id })
  return added.length > 0
}

/**
 * Takes a person out of the company, and ends or hands on what it had there.
 * @param successorId takes over its interviews and applications; null for nobody
 */
export async function deleteMember(
  unit: Unit,
  companyId: number,
  userId: number,
  successorId: number | null = null,
) {
  await unit.db.delete(companyMembers).where(placeOf(companyId, userId))
  await announceEnd(unit, 'member_left', {
    company_id: companyId,
    user_id: userId,
    successor_id: successorId,
  })
}
