import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { HOUR } from '#src/shared/durations.ts'
import { sponsoredUntilAfter } from '../open.ts'
import { offerSearch, offers } from '../tables.ts'
import { conditionsOf, fitting } from './conditions.ts'
import type { SearchCriteria } from './criteria.ts'
import type { SearchPage, SearchResult } from './search.ts'
import type { Sort } from './shared/sorts.ts'
import { MOST_LISTED } from './statements.ts'

/** Sponsored offers that stand first on one page, and pages that begin with some. */
const FIRST = 3
const PAGES = 10

/** Who asks for the nearest or the best paid compares a figure: there nobody stands before another. */
const ORDERS: readonly Sort[] = ['relevance', 'date']

interface Arranged extends SearchResult {
  /** Those of the page that stand first because they are sponsored. */
  promoted: readonly number[]
}

/**
 * The same search with sponsored offers that fit all of it first, three on a page, in an order that is drawn anew each hour
 * and is everyone's. Each offer stands on one page, the others in their own order, and the figures are the search's.
 * @param search the search as it is without
 */
export async function searchWithSponsored(
  database: Database,
  criteria: SearchCriteria,
  at: SearchPage,
  search: (at: SearchPage) => Promise<SearchResult>,
): Promise<Arranged> {
  const start = (at.page - 1) * at.per_page
  const isOrdered = ORDERS.includes(criteria.sort)
  if (!isOrdered || start >= MOST_LISTED) {
    const plain = await search(at)
    // Past the end, or so deep that a list of thousands would be read for nothing.
    if (!isOrdered || !plain.has_sponsored || plain.ids.length === 0) return { ...plain, promoted: [] }
  }
  // Those that stand on later pages leave room on this one.
  const further = Math.max(0, FIRST * (PAGES - at.page))
  const found = await search({ ...at, page: 1, per_page: start + at.per_page + further })
  const isAsAsked = !found.widened && found.corrected_keywords === null && found.occupation === null
  const drawn = isAsAsked && found.has_sponsored ? await drawSponsored(database, criteria, at.now) : []
  return { ...found, ...arrange(found, drawn, at) }
}

/**
 * Open offers that are sponsored and fit the search by its own words, in this hour's order. They are looked at one by one
 * in that order, until enough fit: of the offers of a wide search nearly all do, and of a narrow one there are few anyway.
 */
async function drawSponsored(database: Database, criteria: SearchCriteria, now: Date): Promise<number[]> {
  const hour = Math.floor(now.getTime() / HOUR)
  const rows = await selectRows<{ id: number }>(
    database,
    sql`SELECT drawn.id FROM (
        SELECT ${offers.id}, hashint4extended(${offers.id}, ${hour}::bigint) AS turn
        FROM ${offers} WHERE ${sponsoredUntilAfter(now)} ORDER BY turn, ${offers.id}) AS drawn
      CROSS JOIN LATERAL (
        SELECT 1 FROM ${offerSearch}
        WHERE ${offerSearch.offer_id} = drawn.id AND ${fitting(conditionsOf(criteria), now)} OFFSET 0) AS fits
      ORDER BY turn, drawn.id LIMIT ${FIRST * PAGES}::int`,
  )
  return rows.map((row) => row.id)
}

/** @param found the list from its top */
function arrange({ ids, listed }: SearchResult, drawn: readonly number[], { page, per_page }: SearchPage) {
  const places = FIRST * Math.floor(listed / per_page) + Math.min(FIRST, listed % per_page)
  const promoted = drawn.slice(0, places)
  const before = Math.min(promoted.length, FIRST * (page - 1))
  const first = promoted.slice(before, before + FIRST)
  const others = ids.filter((each) => !promoted.includes(each))
  const start = (page - 1) * per_page - before
  return { ids: [...first, ...others.slice(start, start + per_page - first.length)], promoted: first }
}
