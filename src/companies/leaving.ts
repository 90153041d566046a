import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { companies, companyInvitations, companyMembers } from './tables.ts'

/** Whom a company has beside this person. */
async function listOthers(database: Database, companyId: number, userId: number) {
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

/** The company whose other members would be left without an owner, or null. */
export async function findOwnedAlone(database: Database, userId: number) {
  const place = await findPlace(database, userId)
  if (place?.role !== 'owner') return null
  const others = await listOthers(database, place.id, userId)
  return others.length > 0 && others.every(({ role }) => role !== 'owner') ? place : null
}

async function findPlace(database: Database, userId: number) {
  const [place] = await database
    .select({ id: companies.id, name: companies.name, status: companies.status, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.company_id))
    .where(eq(companyMembers.user_id, userId))
  return place ?? null
}

/**
 * Takes a person out of its company. Without an owner left, who joined first among those who recruit becomes one;
 * without anybody left, the company is suspended.
 * @returns the company, its other members, and whether nobody is left
 */
export async function leaveCompany(
  { db }: Unit,
  user: { id: number; email: string; phone_number: string | null },
) {
  await db.delete(companyInvitations).where(eq(companyInvitations.email, user.email))
  await db
    .update(companyInvitations)
    .set({ invited_by: null })
    .where(eq(companyInvitations.invited_by, user.id))
  const place = await findPlace(db, user.id)
  if (!place) return null
  await db.execute(sql`SELECT 1 FROM ${companies} WHERE ${companies.id} = ${place.id} FOR UPDATE`)
  await db.delete(companyMembers).where(eq(companyMembers.user_id, user.id))
  const others = await listOthers(db, place.id, user.id)
  const [first] = others
  if (first && others.every(({ role }) => role !== 'owner')) await makeOwner(db, first.user_id)
  if (!first) await suspend(db, place.id)
  await forgetContact(db, place.id, user)
  return { id: place.id, colleagues: others.map(({ user_id }) => user_id), is_left_alone: !first }
}

async function makeOwner(database: Database, userId: number) {
  await database.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.user_id, userId))
}

async function suspend(database: Database, companyId: number) {
  await database
    .update(companies)
    .set({ status: 'suspended', status_reason: 'Plus personne ne s’occupe de cette société.' })
    .where(eq(companies.id, companyId))
  await database.delete(companyInvitations).where(eq(companyInvitations.company_id, companyId))
}

/** The person's own address and number may have stood for the company's. */
async function forgetContact(
  database: Database,
  companyId: number,
  { email, phone_number }: { email: string; phone_number: string | null },
) {
  const company = eq(companies.id, companyId)
  await database
    .update(companies)
    .set({ email: null })
    .where(and(company, eq(companies.email, email)))
  if (phone_number)
    await database
      .update(companies)
      .set({ phone_number: null })
      .where(and(company, eq(companies.phone_number, phone_number)))
}
