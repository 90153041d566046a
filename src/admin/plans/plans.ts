import type { Database } from '#src/platform/database.ts'
import { dayAt } from '#src/shared/dates.ts'
import { PLAN_TIERS } from '#src/subscriptions/plans/shared/plans.ts'
import { countSubscribers } from '#src/subscriptions/pricing/effects.ts'
import { valuesOf } from '#src/subscriptions/pricing/shared/values.ts'
import { listVersions } from '#src/subscriptions/pricing/versions.ts'
import type { AdminPlans } from './contract.ts'
import { listPlanners } from './planners.ts'

export async function readAdminPlans(database: Database, now: Date): Promise<AdminPlans> {
  const versions = await listVersions(database)
  const subjects = PLAN_TIERS.map((plan) => `plan:${plan}`)
  const actions = ['plans.change-planned', 'plans.change-withdrawn']
  const planners = await listPlanners(database, subjects, actions)
  const { by_plan, without_plan } = await countSubscribers(database, now)
  return {
    today: dayAt(now),
    versions: versions.map((version) => ({
      ...valuesOf(version),
      id: version.id,
      plan: version.plan,
      effective_on: version.effective_on,
      planned_at: version.created_at.toISOString(),
      planned_by: planners.get(version.id) ?? null,
    })),
    subscribers: by_plan,
    without_plan,
  }
}
