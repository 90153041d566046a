import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { openOffers } from './open.ts'
import { offers } from './tables.ts'

const { fts: _fts, search_title: _title, search_body: _body, ...COLUMNS } = getTableColumns(offers)

/**
 * Finds an offer in any state, with the status of its company that `isOpen` needs, or null. The caller checks who may
 * read it.
 */
export async function findOffer(database: Database, id: number) {
  const [row] = await database
    .select({ ...COLUMNS, company_status: companies.status })
    .from(offers)
    .innerJoin(companies, eq(companies.id, offers.company_id))
    .where(eq(offers.id, id))
  return row ?? null
}

export type FoundOffer = NonNullable<Awaited<ReturnType<typeof findOffer>>>

/**
 * Whether the offer is open at `at`. Its row is locked, so that nobody closes or pauses it before this transaction
 * ends.
 */
export async function holdOpenOffer(tx: Database, id: number, at: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.id, id), openOffers(at)))
    .for('share')
  return rows.length > 0
}

export async function listOfferSlugs(database: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: offers.id, slug: offers.slug })
    .from(offers)
    .where(inArray(offers.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row.slug]))
}
