import { and, eq, gt, gte, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { sponsorings } from '../sponsoring/tables.ts'

/** What was sold lately says what a new price will bring: over so many days. */
export const RECENT_DAYS = 90

const { state, is_free, ends_at, paid_at, price, days, company_id } = sponsorings

/** Counts the paid sponsorings that a new price does not touch, and those of the last days, from which it will be felt. */
export async function countSponsoringSales(database: Database, now: Date) {
  const isRunning = or(
    and(eq(state, 'active'), gt(ends_at, now)),
    and(eq(state, 'pending'), isNotNull(paid_at)),
  )
  const running = await database.$count(sponsorings, and(eq(is_free, false), isRunning))
  const [waiting] = await database
    .select({ count: sql<number>`count(*)::int`, amount: sql<number>`coalesce(sum(${price}), 0)::int` })
    .from(sponsorings)
    .where(and(eq(state, 'pending'), isNull(paid_at)))
  const lasting = (length: number) => sql<number>`count(*) FILTER (WHERE ${days} = ${length})::int`
  const [recent] = await database
    .select({
      price_7_days: lasting(7),
      price_15_days: lasting(15),
      price_30_days: lasting(30),
      companies: sql<number>`count(DISTINCT ${company_id})::int`,
    })
    .from(sponsorings)
    .where(and(eq(is_free, false), ne(state, 'cancelled'), gte(paid_at, after(now, -RECENT_DAYS * DAY))))
  return {
    running,
    waiting: waiting ?? { count: 0, amount: 0 },
    recent: recent ?? { price_7_days: 0, price_15_days: 0, price_30_days: 0, companies: 0 },
  }
}
