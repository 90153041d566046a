import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { OfferRow } from './open.ts'
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
