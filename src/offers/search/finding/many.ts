import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { offerSearch } from '../../tables.ts'
import { fitting, matching } from './conditions.ts'
import { worthAt } from './rank.ts'
import { downOrder, order, type Search } from './statement.ts'

/** Where more fit than are looked through, so many of the first in order can be paged through. */
export const MOST_LISTED = 1000

/** The page where more fit than are looked through: of the newest thousand by their rank, else down the order. */
export async function selectPageOfMany(database: Database, search: Search): Promise<number[]> {
  const { conditions, fit, offset, limit, now } = search
  if (offset >= MOST_LISTED) return []
  const { offer_id, published_at, salary, city_id } = offerSearch
  const sorted = sql`${offer_id}, ${published_at}, ${salary}, ${city_id}`
  // Words are found before what has them is sorted, or the order's index is walked and each row's words are read.
  const found = conditions.keywords
    ? sql`AS MATERIALIZED (SELECT ${sorted} FROM ${offerSearch} WHERE ${matching(conditions, now)})`
    : sql`AS NOT MATERIALIZED (SELECT ${sorted} FROM ${offerSearch} WHERE ${fitting(conditions, now)})`
  const rows = await selectRows<{ id: number }>(
    database,
    sql`WITH found ${found}
      SELECT offer_id AS id FROM (SELECT *, ${fit} AS fit, ${worthAt(now)} AS worth FROM ${offerSearch}
        WHERE ${offer_id} = ANY(ARRAY(
          SELECT offer_id FROM found AS offer_search ORDER BY ${downOrder(search)} LIMIT ${MOST_LISTED}::int))) AS offer_search
      ORDER BY ${order(search)} OFFSET ${offset}::int LIMIT ${limit}::int`,
  )
  return rows.map(({ id }) => id)
}
