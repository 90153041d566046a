import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { indexWords } from '#src/platform/search/text.ts'
import { openOffers } from '../open.ts'
import { offers } from '../tables.ts'

/** Newest offers of the sector that are compared; more would not show better ones, only older. */
const COMPARED = 300

/** Open offers of the same sector, those that share words of the title first, then the city, then the newest. */
export async function similarOfferIds(
  database: Database,
  offer: { id: number; title: string; activity_area_id: number; city_id: number },
  limit: number,
  now: Date,
): Promise<number[]> {
  const words = indexWords(offer.title).slice(0, 8).join(' | ')
  const rows = await selectRows<{ id: number }>(
    database,
    sql`WITH recent AS MATERIALIZED (
        SELECT ${offers.id}, ${offers.published_at}, ${offers.city_id} = ${offer.city_id}::int AS near,
          ts_rank('{0, 0, 0, 1}', ${offers.fts}, to_tsquery('french', ${words})) AS rank
        FROM ${offers} WHERE ${openOffers(now)}
          AND ${offers.activity_area_id} = ${offer.activity_area_id}::int AND ${offers.id} <> ${offer.id}::int
        ORDER BY ${offers.published_at} DESC, ${offers.id} DESC LIMIT ${COMPARED}::int)
      SELECT id FROM recent ORDER BY round(rank::numeric, 1) DESC, near DESC, published_at DESC, id DESC
      LIMIT ${limit}::int`,
  )
  return rows.map(({ id }) => id)
}
