import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { deleteMember, findMembership, setMemberRole } from './members.ts'
import { companies, companyDocuments, companyInvitations, companyMembers } from './tables.ts'

interface Leaver {
  id: number
  email: string
  phone_number: string | null
}

/** The company whose other members would be left without an owner, or null. */
export async function findSoleOwnedCompany(database: Database, userId: number) {
  const company = await findMembership(database, userId)
  if (company?.role !== 'owner') return null
  const colleagues = await listColleagues(database, company.id, userId)
  return colleagues.length > 0 && colleagues.every(({ role }) => role !== 'owner') ? company : null
}

/** Whom a company has beside this person, those who recruit first. */
async function listColleagues(database: Database, companyId: number, userId: number) {
  return database
    .select({ user_id: companyMembers.user_id, role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.company_id, companyId), ne(companyMembers.user_id, userId)))
    .orderBy(
      sql`${companyMembers.role} = 'reader'`,
      asc(companyMembers.joined_at),
      asc(companyMembers.user_id),
    )
}

/**
 * Takes a person out of its company. Without an owner left, who joined first among those who recruit becomes one;
 * without anybody left, the company is suspended.
 * @returns the company, and whether nobody is left
 */
export async function eraseMembership(unit: Unit, user: Leaver) {
  const { db } = unit
  await eraseInvitationsOf(unit, user)
  const company = await findMembership(db, user.id)
  if (!company) return null
  await db.execute(sql`SELECT 1 FROM ${companies} WHERE ${companies.id} = ${company.id} FOR UPDATE`)
  await deleteMember(unit, company.id, user.id)
  const colleagues = await listColleagues(db, company.id, user.id)
  const [first] = colleagues
  if (first && colleagues.every(({ role }) => role !== 'owner'))
    await setMemberRole(unit, company.id, first.user_id, 'owner')
  if (!first) await suspendCompany(unit, company.id)
  await eraseContact(unit, company.id, user)
  return { id: company.id, is_left_alone: !first }
}

async function eraseInvitationsOf({ db }: Unit, { id, email }: Leaver) {
  await db.delete(companyInvitations).where(eq(companyInvitations.email, email))
  await db.update(companyInvitations).set({ invited_by: null }).where(eq(companyInvitations.invited_by, id))
}

async function suspendCompany({ db, files }: Unit, companyId: number) {
  await db
    .update(companies)
    .set({ status: 'suspended', status_reason: 'Plus personne ne s’occupe de cette société.' })
    .where(eq(companies.id, companyId))
  await db.delete(companyInvitations).where(eq(companyInvitations.company_id, companyId))
  // Papers of people whom nobody here answers for any more.
  const papers = await db
    .delete(companyDocuments)
    .where(eq(companyDocuments.company_id, companyId))
    .returning({ key: companyDocuments.key })
  for (const { key } of papers) files.remove(key)
}

/** The person's own address and number may have stood for the company's. */
async function eraseContact({ db }: Unit, companyId: number, { email, phone_number }: Leaver) {
  const company = eq(companies.id, companyId)
  await db
    .update(companies)
    .set({ email: null })
    .where(and(company, eq(companies.email, email)))
  if (phone_number)
    await db
      .update(companies)
      .set({ phone_number: null })
      .where(and(company, eq(companies.phone_number, phone_number)))
}
