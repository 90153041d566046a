import { asc, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { PlanTier } from '../plans/shared/plans.ts'
import { planVersions } from '../plans/tables.ts'
import { withDays } from './revisions.ts'

/** Lists the versions of one plan or of all, those that are planned too, in the order of their moments. */
export async function listVersions(database: Database, plan?: PlanTier) {
  const rows = await database
    .select()
    .from(planVersions)
    .where(plan && eq(planVersions.plan, plan))
    .orderBy(asc(planVersions.effective_from))
  return withDays(rows)
}

export type ListedVersion = Awaited<ReturnType<typeof listVersions>>[number]
