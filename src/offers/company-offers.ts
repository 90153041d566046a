import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { openOffers } from './open.ts'
import { offers } from './tables.ts'

/** Counts the views of all offers of the company and those that are open, and finds when the first was published. */
export async function countCompanyOffers(database: Database, companyId: number, now: Date) {
  const [row] = await database
    .select({
      views_count: sql<number>`coalesce(sum(${offers.views_count}), 0)::int`,
      open_count: sql<number>`count(*) FILTER (WHERE ${openOffers(now)})::int`,
      pending_count: sql<number>`(count(*) FILTER (WHERE ${offers.status} = 'submitted'))::int`,
      first_published_at: sql<string | Date | null>`min(${offers.published_at})`,
    })
    .from(offers)
    .where(eq(offers.company_id, companyId))
  const first = row?.first_published_at
  return {
    views_count: row?.views_count ?? 0,
    open_count: row?.open_count ?? 0,
    pending_count: row?.pending_count ?? 0,
    first_published_at: first ? new Date(first) : null,
  }
}

/** Open offers of a company that end within so many days, soonest first. */
export async function listExpiringOffers(database: Database, companyId: number, days: number, now: Date) {
  const rows = await database
    .select({ id: offers.id, title: offers.title, expires_at: offers.expires_at })
    .from(offers)
    .where(
      and(eq(offers.company_id, companyId), openOffers(now), lte(offers.expires_at, after(now, days * DAY))),
    )
    .orderBy(asc(offers.expires_at))
    .limit(5)
  return rows.flatMap(({ expires_at, ...row }) => (expires_at ? [{ ...row, expires_at }] : []))
}
