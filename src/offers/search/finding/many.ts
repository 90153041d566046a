import { type SQL, sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { offerSearch } from '../../tables.ts'
import { fitting, matching } from './conditions.ts'
import { countAlone, type FacetCount } from './facets.ts'
import { worthAt } from './rank.ts'
import { downOrder, order, type Search, without } from './statement.ts'

/** Where more fit than are looked through, so many of the first in order can be paged through. */
export const MOST_LISTED = 1000

/** Words that many offers hold are looked for among so many of the first in order before they are among all. */
const TOP = 10_000

/** What `selectListed` leaves where more fit than are looked through: the page, and the counts of the facets that are filtered by. */
export async function selectMany(database: Database, search: Search) {
  const [ids, counts] = await Promise.all([
    selectPageOfMany(database, search),
    selectCounts(database, search),
  ])
  return { ids, counts }
}

async function selectCounts(database: Database, { conditions, now }: Search): Promise<FacetCount[]> {
  const alone = countAlone(conditions, (facet) => sql`${without(facet, conditions, now)} AS offer_search`)
  return alone ? selectRows<FacetCount>(database, alone) : []
}

/** The page where more fit than are looked through: of the newest thousand by their rank, else down the order. */
async function selectPageOfMany(database: Database, search: Search): Promise<number[]> {
  if (search.offset >= MOST_LISTED) return []
  const top = await readTop(database, search)
  const ids = top && (await selectWithin(database, search, top))
  return ids?.length === search.limit ? ids : selectWithin(database, search, sql`true`)
}

/** A condition that only the first of all offers in this order have, null where the order's index is walked anyway. */
async function readTop(database: Database, { conditions, sort }: Search): Promise<SQL | null> {
  if (!conditions.keywords || sort === 'distance') return null
  const { salary, published_at } = offerSearch
  const [column, down, type] =
    sort === 'salary'
      ? [salary, sql`${salary} DESC NULLS LAST`, sql`int`]
      : [published_at, sql`${published_at} DESC`, sql`timestamptz`]
  const [last] = await selectRows<{ value: string | null }>(
    database,
    sql`SELECT ${column}::text AS value FROM ${offerSearch} ORDER BY ${down} LIMIT 1 OFFSET ${TOP}::int`,
  )
  // As text that PostgreSQL reads itself: a date here would lose the microseconds. Beyond what tells a salary there is none.
  return last?.value ? sql`${column} > ${last.value}::${type}` : null
}

async function selectWithin(database: Database, search: Search, within: SQL): Promise<number[]> {
  const { conditions, fit, titled, offset, limit, now } = search
  const { offer_id, published_at, salary, city_id } = offerSearch
  const sorted = sql`${offer_id}, ${published_at}, ${salary}, ${city_id}`
  // Words are found before what has them is sorted, or the order's index is walked and each row's words are read.
  const found = conditions.keywords
    ? sql`MATERIALIZED (SELECT ${sorted} FROM ${offerSearch} WHERE ${matching(conditions, now)} AND ${within})`
    : sql`NOT MATERIALIZED (SELECT ${sorted} FROM ${offerSearch} WHERE ${fitting(conditions, now)})`
  const rows = await selectRows<{ id: number }>(
    database,
    sql`WITH found AS ${found}
      SELECT offer_id AS id FROM (SELECT *, ${fit} AS fit, ${worthAt(now)} AS worth FROM (
          SELECT *, ${titled} AS is_titled FROM ${offerSearch} WHERE ${offer_id} = ANY(ARRAY(
            SELECT offer_id FROM found AS offer_search ORDER BY ${downOrder(search)} LIMIT ${MOST_LISTED}::int))) AS offer_search) AS offer_search
      ORDER BY ${order(search)} OFFSET ${offset}::int LIMIT ${limit}::int`,
  )
  return rows.map(({ id }) => id)
}
