import { desc, lte } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { PLAN_TIERS, type PlanLimits, type PlanPrices, type PlanTier } from './shared/plans.ts'
import { planVersions } from './tables.ts'

export interface Plan extends PlanLimits {
  plan: PlanTier
  prices: PlanPrices
}

/** Reads what each plan costs and allows at a moment, from the smallest plan to the largest. */
export async function readPlans(database: Database, now: Date): Promise<Plan[]> {
  const rows = await database
    .selectDistinctOn([planVersions.plan])
    .from(planVersions)
    .where(lte(planVersions.effective_from, now))
    .orderBy(planVersions.plan, desc(planVersions.effective_from))
  return rows
    .map(({ plan, offer_slots, member_slots, monthly_sponsorings, monthly_contacts, ...row }) => ({
      plan,
      prices: { monthly: row.monthly_price, quarterly: row.quarterly_price, yearly: row.yearly_price },
      offer_slots,
      member_slots,
      monthly_sponsorings,
      monthly_contacts,
    }))
    .sort((one, other) => PLAN_TIERS.indexOf(one.plan) - PLAN_TIERS.indexOf(other.plan))
}
