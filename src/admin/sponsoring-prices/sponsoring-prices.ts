import type { Database } from '#src/platform/database.ts'
import { dayAt } from '#src/shared/dates.ts'
import { pricesOf } from '#src/subscriptions/pricing/shared/sponsoring-prices.ts'
import { countSponsoringSales, RECENT_DAYS } from '#src/subscriptions/pricing/sponsoring-effects.ts'
import { listSponsoringPrices } from '#src/subscriptions/pricing/sponsoring-planning.ts'
import { listPlanners } from '../plans/planners.ts'
import type { AdminSponsoringPrices } from './contract.ts'

const ACTIONS = ['sponsoring.price-change-planned', 'sponsoring.price-change-withdrawn']

export async function readAdminSponsoringPrices(
  database: Database,
  now: Date,
): Promise<AdminSponsoringPrices> {
  const versions = await listSponsoringPrices(database)
  const planners = await listPlanners(database, ['sponsoring-prices'], ACTIONS)
  return {
    today: dayAt(now),
    versions: versions.map((version) => ({
      ...pricesOf(version),
      id: version.id,
      effective_on: version.effective_on,
      planned_at: version.created_at.toISOString(),
      planned_by: planners.get(version.id) ?? null,
    })),
    ...(await countSponsoringSales(database, now)),
    recent_days: RECENT_DAYS,
  }
}
