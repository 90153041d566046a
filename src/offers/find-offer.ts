import { and, asc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { type OfferRow, openOffers } from './open.ts'
import { offers } from './tables.ts'

const { fts: _fts, search_title: _title, search_body: _body, ...COLUMNS } = getTableColumns(offers)

/** The offer in whatever state, or null; who may read it is the caller's business. */
export async function findOffer(database: Database, id: number): Promise<OfferRow | null> {
  const [row] = await database.select(COLUMNS).from(offers).where(eq(offers.id, id))
  return row ?? null
}

export async function listOfferSlugs(database: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: offers.id, slug: offers.slug })
    .from(offers)
    .where(inArray(offers.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row.slug]))
}

export async function sumViews(database: Database, companyId: number): Promise<number> {
  const [row] = await database
    .select({ sum: sql<number>`coalesce(sum(${offers.views_count}), 0)::int` })
    .from(offers)
    .where(eq(offers.company_id, companyId))
  return row?.sum ?? 0
}

/** The company's open offers that end before a moment, soonest first. */
export async function listExpiring(database: Database, companyId: number, before: Date, now: Date) {
  return database
    .select({ id: offers.id, title: offers.title, expires_at: offers.expires_at })
    .from(offers)
    .where(
      and(
        eq(offers.company_id, companyId),
        openOffers(now),
        gt(offers.expires_at, now),
        lt(offers.expires_at, before),
      ),
    )
    .orderBy(asc(offers.expires_at))
    .limit(20)
}
