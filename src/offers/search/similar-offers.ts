import { type SQL, sql } from 'drizzle-orm'
import { tradeNamedBy } from '#src/occupations/trades.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { indexWords } from '#src/platform/search/text.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { indexedWords } from '../indexing.ts'
import { openInSearch } from '../open.ts'
import { offerSearch } from '../tables.ts'

/** Only so many newest offers of the sector are compared: more would add older offers, not better ones. */
const COMPARED = 300

/** The weight of a shared town. A shared word of the title weighs 0.3 or more. */
const TOWN = 0.2
const REGION = 0.1

/**
 * Finds open offers of the same sector, and of any other those of the same trade: those that share words of the title
 * first, then those near by, then the newest.
 */
export async function similarOfferIds(
  database: Database,
  offer: { id: number; title: string; activity_area_id: number; city_id: number },
  limit: number,
  now: Date,
): Promise<number[]> {
  const words = indexWords(offer.title).slice(0, 8)
  const open = sql`${openInSearch(now)} AND ${offerSearch.offer_id} <> ${offer.id}::int`
  const compared = sql`${offerSearch.offer_id} AS id, ${offerSearch.published_at}, ${nearness(offer.city_id)} AS near,
    ts_rank('{0, 0, 0, 1}', ${offerSearch.fts}, to_tsquery('french', ${words.join(' | ')})) AS rank`
  const rows = await selectRows<{ id: number }>(
    database,
    sql`WITH recent AS MATERIALIZED (
        (SELECT ${compared} FROM ${offerSearch} WHERE ${open}
          AND ${offerSearch.activity_area_id} = ${offer.activity_area_id}::int
        ORDER BY ${offerSearch.published_at} DESC, ${offerSearch.offer_id} DESC LIMIT ${COMPARED}::int)
        UNION (SELECT ${compared} FROM ${offerSearch} WHERE ${open} AND ${ofTrade(words)}
        LIMIT ${COMPARED}::int))
      SELECT id FROM recent ORDER BY round(rank::numeric, 1) + near DESC, published_at DESC, id DESC
      LIMIT ${limit}::int`,
  )
  return rows.map(({ id }) => id)
}

/** The title begins with the same trade, or has all the words where the first names none. */
function ofTrade([first = '', ...others]: readonly string[]): SQL {
  if (!first) return sql`false`
  const asked = tradeNamedBy(first) ? [first] : [first, ...others]
  return sql`${indexedWords} @@ to_tsquery('french', ${asked.map((word) => `${word}:A`).join(' & ')})`
}

function nearness(cityId: number): SQL {
  const region = REFERENCE.cities.get(cityId)?.region_id
  const around = [...REFERENCE.cities.values()].filter((city) => city.region_id === region)
  const ids = sql.join(
    around.map(({ id }) => sql`${id}::int`),
    sql`, `,
  )
  const inRegion = around.length
    ? sql`WHEN ${offerSearch.city_id} IN (${ids}) THEN ${REGION}::numeric`
    : sql``
  return sql`CASE WHEN ${offerSearch.city_id} = ${cityId}::int THEN ${TOWN}::numeric ${inRegion} ELSE 0 END`
}
