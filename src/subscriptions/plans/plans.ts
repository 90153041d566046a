import { desc, lt } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { endOfSecond } from '../shared/end-of-second.ts'
import { PLAN_TIERS, type PlanLimits, type PlanPrices, type PlanTier } from './shared/plans.ts'
import { planVersions } from './tables.ts'

export interface Plan extends PlanLimits {
  plan: PlanTier
  prices: PlanPrices
}

/** A plan with the row that says so, which who subscribes keeps. */
export interface PlanVersion extends Plan {
  version_id: number
}

/** Reads what one plan costs and allows at a moment. @throws Error for a plan that has no version yet */
export async function findPlan(database: Database, tier: PlanTier, now: Date): Promise<PlanVersion> {
  const found = (await readPlans(database, now)).find(({ plan }) => plan === tier)
  if (!found) throw new Error(`the plan ${tier} has no version`)
  return found
}

/** Reads what each plan costs and allows at a moment, from the smallest plan to the largest. */
export async function readPlans(database: Database, now: Date): Promise<PlanVersion[]> {
  const rows = await database
    .selectDistinctOn([planVersions.plan])
    .from(planVersions)
    .where(lt(planVersions.effective_from, endOfSecond(now)))
    .orderBy(planVersions.plan, desc(planVersions.effective_from))
  return rows
    .map(({ id, plan, offer_slots, member_slots, monthly_sponsorings, monthly_contacts, ...row }) => ({
      version_id: id,
      plan,
      prices: { monthly: row.monthly_price, quarterly: row.quarterly_price, yearly: row.yearly_price },
      offer_slots,
      member_slots,
      monthly_sponsorings,
      monthly_contacts,
    }))
    .sort((one, other) => PLAN_TIERS.indexOf(one.plan) - PLAN_TIERS.indexOf(other.plan))
}
