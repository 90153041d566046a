import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { PlanLimits } from '../plans/shared/plans.ts'
import { planVersions } from '../plans/tables.ts'
import { RUNNING_STATUSES } from './shared/statuses.ts'
import { subscriptions } from './tables.ts'

export type Term = typeof subscriptions.$inferSelect
/** A term that is paid and has its dates. */
export type DatedTerm = Term & { starts_at: Date; ends_at: Date }

/** The term that runs now, also one that is cancelled or suspended; it may be over without the job having marked it. */
export async function findRunning(database: Database, companyId: number): Promise<DatedTerm | null> {
  const isRunning = inArray(subscriptions.status, RUNNING_STATUSES)
  return findDated(database, and(eq(subscriptions.company_id, companyId), isRunning))
}

/** The term that is paid and follows the running one. */
export async function findFollowing(database: Database, companyId: number): Promise<DatedTerm | null> {
  const isNext = and(eq(subscriptions.status, 'pending'), isNotNull(subscriptions.starts_at))
  return findDated(database, and(eq(subscriptions.company_id, companyId), isNext))
}

/** The term that is ordered and not paid yet. */
export async function findWaiting(database: Database, companyId: number): Promise<Term | null> {
  const isOrdered = and(eq(subscriptions.status, 'pending'), isNull(subscriptions.starts_at))
  const [row] = await database
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.company_id, companyId), isOrdered))
  return row ?? null
}

async function findDated(database: Database, condition: ReturnType<typeof and>): Promise<DatedTerm | null> {
  const [row] = await database.select().from(subscriptions).where(condition)
  return row ? dated(row) : null
}

/** @throws Error for a term without dates, which the table refuses once it runs */
export function dated(row: Term): DatedTerm {
  const { starts_at, ends_at } = row
  if (!starts_at || !ends_at) throw new Error(`term ${row.id} has no dates`)
  return { ...row, starts_at, ends_at }
}

/** What the plan of a term allows, as it was when the term was asked for. */
export async function limitsOfVersion(database: Database, versionId: number): Promise<PlanLimits> {
  const { offer_slots, member_slots, monthly_sponsorings, monthly_contacts } = planVersions
  const [row] = await database
    .select({ offer_slots, member_slots, monthly_sponsorings, monthly_contacts })
    .from(planVersions)
    .where(eq(planVersions.id, versionId))
  if (!row) throw new Error(`version ${versionId} of a plan is missing`)
  return row
}

/** The running term while it gives its plan: neither suspended nor over. */
export async function findEffective(
  database: Database,
  companyId: number,
  now: Date,
): Promise<DatedTerm | null> {
  const isEffective = and(
    eq(subscriptions.company_id, companyId),
    inArray(subscriptions.status, ['active', 'cancelled']),
    gt(subscriptions.ends_at, now),
  )
  return findDated(database, isEffective)
}
