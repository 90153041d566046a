import { and, eq, gte, lt, sum } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { monthsOf } from '../plans/shared/periods.ts'
import { type DatedTerm, limitsOfVersion } from '../terms/terms.ts'
import { sponsorings } from './tables.ts'

/** The month of a term in which a moment lies; after its last month, in days that were given, the last one goes on. */
function monthAt(term: DatedTerm, now: Date): { from: Date; until: Date } {
  const months = monthsOf(term.starts_at, term.period)
  const last = months.at(-1) ?? { from: term.starts_at, until: term.ends_at }
  return months.find(({ until }) => now < until) ?? { ...last, until: term.ends_at }
}

/** How many sponsorings the plan includes in this month of the term, and how many were used. */
export async function countCredits(database: Database, term: DatedTerm, now: Date) {
  const { from, until } = monthAt(term, now)
  const { subscription_id, created_at, credits } = sponsorings
  const [row] = await database
    .select({ taken: sum(credits).mapWith(Number) })
    .from(sponsorings)
    .where(and(eq(subscription_id, term.id), gte(created_at, from), lt(created_at, until)))
  const { monthly_sponsorings } = await limitsOfVersion(database, term.plan_version_id)
  return { taken: row?.taken ?? 0, total: monthly_sponsorings, until }
}
