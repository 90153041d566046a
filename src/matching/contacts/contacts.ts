import { and, asc, count, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { lockTeam } from '#src/companies/members.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { contactGrants, contactSpendings, type GRANT_REASONS } from './tables.ts'

const NONE_LEFT = 'Votre société n’a plus de contact à ouvrir pour le moment.'

interface Grant {
  company_id: number
  amount: number
  reason: (typeof GRANT_REASONS)[number]
  valid_from: Date
  valid_to: Date
}

export async function grantContacts(database: Database, grant: Grant, now: Date) {
  await database.insert(contactGrants).values({ ...grant, created_at: now })
}

const ofPlan = (companyId: number, now: Date) =>
  and(
    eq(contactGrants.company_id, companyId),
    eq(contactGrants.reason, 'plan'),
    gt(contactGrants.valid_to, now),
  )

/** Ends the contacts that came with a plan: those of the month that runs now, those of the months to come go. */
export async function endPlanContacts({ db, now }: Unit, companyId: number) {
  await db.delete(contactGrants).where(and(ofPlan(companyId, now), gt(contactGrants.valid_from, now)))
  await db
    .update(contactGrants)
    .set({ valid_to: sql`GREATEST(${now.toISOString()}::timestamptz, ${contactGrants.valid_from})` })
    .where(ofPlan(companyId, now))
}

/** Keeps the contacts that came with a plan from being spent, or lets them be spent again. */
export async function suspendPlanContacts({ db, now }: Unit, companyId: number, isSuspended: boolean) {
  await db.update(contactGrants).set({ is_suspended: isSuspended }).where(ofPlan(companyId, now))
}

/** Lets the contacts of the last month of a plan be spent until a later moment. */
export async function lengthenPlanContacts({ db, now }: Unit, companyId: number, from: Date, until: Date) {
  await db
    .update(contactGrants)
    .set({ valid_to: until })
    .where(and(ofPlan(companyId, now), eq(contactGrants.valid_to, from)))
}

/** Counts the contacts of the grants that are valid now; `until` is the end of the one that is spent next. */
export async function countContacts(database: Database, companyId: number, now: Date) {
  const grants = await listGrants(database, companyId, now)
  const total = grants.reduce((sum, { amount }) => sum + amount, 0)
  const spent = grants.reduce((sum, grant) => sum + Math.min(grant.spent, grant.amount), 0)
  const next = grants.find((grant) => grant.spent < grant.amount) ?? grants[0]
  return { total, spent, left: total - spent, until: next?.valid_to ?? null }
}

/**
 * Opens the contact of a person for the whole company. The first time costs one contact of the grant that ends first.
 * The company's row stays locked, so that colleagues who press at once spend one contact and never more than there are.
 * @returns when it was opened, and whether this call opened it
 * @throws HttpError 409 when no contact is left
 */
export async function spendContact(unit: Unit, companyId: number, applicantId: number) {
  const { db, now, actor_id } = unit
  await lockTeam(db, companyId)
  const before = (await listOpened(db, companyId, [applicantId])).get(applicantId)
  if (before) return { spent_at: before, isNew: false }
  const grants = await listGrants(db, companyId, now)
  const grant = grants.find(({ amount, spent }) => spent < amount)
  if (!grant) throw conflict(NONE_LEFT)
  await db.insert(contactSpendings).values({
    company_id: companyId,
    applicant_id: applicantId,
    grant_id: grant.id,
    spent_by: actor_id,
    spent_at: now,
  })
  return { spent_at: now, isNew: true }
}

/** Maps each person whose contact the company has opened to the moment of opening. */
export async function listOpened(
  database: Database,
  companyId: number,
  applicantIds: number[],
): Promise<Map<number, Date>> {
  if (applicantIds.length === 0) return new Map()
  const { company_id, applicant_id, spent_at } = contactSpendings
  const rows = await database
    .select({ applicant_id, spent_at })
    .from(contactSpendings)
    .where(and(eq(company_id, companyId), inArray(applicant_id, applicantIds)))
  return new Map(rows.map((row) => [row.applicant_id, row.spent_at]))
}

/** Grants that end first come first, because they are spent first. */
function listGrants(database: Database, companyId: number, now: Date) {
  const spent = database
    .select({ count: count() })
    .from(contactSpendings)
    .where(eq(contactSpendings.grant_id, contactGrants.id))
  return database
    .select({
      id: contactGrants.id,
      amount: contactGrants.amount,
      valid_to: contactGrants.valid_to,
      spent: sql<number>`(${spent})::int`,
    })
    .from(contactGrants)
    .where(
      and(
        eq(contactGrants.company_id, companyId),
        eq(contactGrants.is_suspended, false),
        lte(contactGrants.valid_from, now),
        gt(contactGrants.valid_to, now),
      ),
    )
    .orderBy(asc(contactGrants.valid_to), asc(contactGrants.id))
}
