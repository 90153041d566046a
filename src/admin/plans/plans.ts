import { and, inArray } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import type { Database } from '#src/platform/database.ts'
import { auditLog } from '#src/platform/tables.ts'
import { dayAt } from '#src/shared/dates.ts'
import { PLAN_TIERS } from '#src/subscriptions/plans/shared/plans.ts'
import { countSubscribers } from '#src/subscriptions/pricing/effects.ts'
import { valuesOf } from '#src/subscriptions/pricing/shared/values.ts'
import { listVersions } from '#src/subscriptions/pricing/versions.ts'
import type { AdminPlans } from './contract.ts'

export async function readAdminPlans(database: Database, now: Date): Promise<AdminPlans> {
  const versions = await listVersions(database)
  const planners = await listPlanners(database)
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

/** Names who planned each version, as the audit log keeps it: the versions themselves are kept without names. */
async function listPlanners(database: Database): Promise<Map<number, string>> {
  const { actor_id, details, action, subject } = auditLog
  const rows = await database
    .select({ actor_id, details })
    .from(auditLog)
    .where(
      and(
        inArray(
          subject,
          PLAN_TIERS.map((plan) => `plan:${plan}`),
        ),
        inArray(action, ['plans.change-planned', 'plans.change-withdrawn']),
      ),
    )
  const names = await listNames(
    database,
    rows.flatMap((row) => row.actor_id ?? []),
  )
  return new Map(
    rows.flatMap((row) => {
      const name = row.actor_id === null ? undefined : names.get(row.actor_id)
      return name && typeof row.details.version === 'number' ? [[row.details.version, name]] : []
    }),
  )
}
