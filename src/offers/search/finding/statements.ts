import { type SQL, sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { townsAround } from '#src/reference/distances.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { MINUTE } from '#src/shared/durations.ts'
import { offerSearch } from '../../tables.ts'
import { broadSearches } from './broad-searches.ts'
import { fitting, matching, type SearchConditions, withTown } from './conditions.ts'
import type { SearchCriteria } from './criteria.ts'
import { MOST_CANDIDATES } from './facets.ts'
import { joinMatches, type Matches, readMatches } from './matches.ts'
import { sortedIds } from './order.ts'

/** Beyond the candidates, so many of the first in order can be paged through. */
export const MOST_LISTED = 1000

/** How far down the date or salary index a search looks before it sorts all matches instead. */
const WINDOW = 10_000

export interface Search {
  conditions: SearchConditions
  /** The same for searches for the same offers; without facets, for those for the same words. */
  keys: { whole: string; words: string }
  /** How well an offer fits the keywords, null without any. */
  fit: SQL | null
  /** Whether an offer is what they name and does not only mention it, null where nobody asks. */
  fits: SQL | null
  /** The town from which distances are told. */
  around: number | null
  sort: SearchCriteria['sort']
  offset: number
  limit: number
  now: Date
}

/** The page of these matches. */
export function pageOf(matches: Matches, { sort, around, offset, limit, now }: Search): number[] {
  return sortedIds(matches, { sort, towns: townsFrom(around), now }, offset, limit)
}

/**
 * The page when there are more matches than candidates: the best of the first matches down the order of dates or
 * salaries, or of the newest of the town from which distances are told; null when too few stand there.
 */
export async function selectFirst(database: Database, search: Search): Promise<number[] | null> {
  const needed = search.offset + search.limit
  const matches = await matchesAmong(database, fitRead(search), await firstRows(database, search, needed))
  if (matches.count < needed) return null
  const { keys, now, sort } = search
  if (sort === 'relevance' || sort === 'date') broadSearches(database).guessFrom(keys.whole, matches, now)
  return pageOf(matches, search)
}

async function firstRows(database: Database, search: Search, needed: number): Promise<SQL> {
  const { conditions, sort, around } = search
  if (sort === 'date' || sort === 'salary') return topRows(search, needed)
  if (sort === 'distance' && around !== null) return newestRows(search, withTown(conditions, around))
  const oldest = await oldestOfWindow(database, search.now)
  const { published_at } = offerSearch
  // Down the order for words that many have, by the words for the others.
  return newestRows(
    search,
    conditions,
    oldest ? sql`AND ${published_at} > ${oldest.toISOString()}::timestamptz` : sql``,
  )
}

/** The thousand newest that fit the conditions. */
function newestRows({ now }: Search, conditions: SearchConditions, since = sql``): SQL {
  const { published_at, offer_id } = offerSearch
  return sql`SELECT * FROM ${offerSearch} WHERE ${matching(conditions, now)} ${since}
    ORDER BY ${published_at} DESC, ${offer_id} DESC LIMIT ${MOST_LISTED}::int`
}

interface Window {
  oldest: Date | null
  readAt: number
}

const windows = new WeakMap<Database, Window>()

/**
 * When the last of the newest offers was published, null where there are no more than these; read once a minute of each
 * database, as it says how far is looked and not what is found.
 */
export async function oldestOfWindow(database: Database, now: Date): Promise<Date | null> {
  const known = windows.get(database)
  if (known && Math.abs(now.getTime() - known.readAt) < MINUTE) return known.oldest
  const { published_at } = offerSearch
  const [row] = await selectRows<{ at: Date | string }>(
    database,
    sql`SELECT ${published_at} AS at FROM ${offerSearch} WHERE ${published_at} IS NOT NULL
      ORDER BY ${published_at} DESC LIMIT 1 OFFSET ${WINDOW}::int`,
  )
  const oldest = row ? new Date(row.at) : null
  windows.set(database, { oldest, readAt: now.getTime() })
  return oldest
}

/** The first matches down the index of the order; the limit of what is inside counts the rows looked at, matching or not. */
function topRows(search: Search, wanted: number): SQL {
  return sql`SELECT * FROM (
      SELECT * FROM ${offerSearch} ORDER BY ${downOrder(search)} LIMIT ${WINDOW}::int) AS offer_search
    WHERE ${fitting(search.conditions, search.now)} LIMIT ${wanted}::int`
}

/** The page out of all matches, when there are many and none of them near the top of the order. */
export async function selectAmongAll(database: Database, search: Search): Promise<number[]> {
  const sort = search.sort === 'relevance' ? 'date' : search.sort
  const all = { ...search, sort, fit: null } as const
  // Found before they are sorted, or the order's index is walked and each row's words are read.
  const found = sql`WITH found AS MATERIALIZED (
      SELECT * FROM ${offerSearch} WHERE ${matching(search.conditions, search.now)})
    SELECT * FROM found AS offer_search ORDER BY ${downOrder(all)} LIMIT ${MOST_LISTED}::int`
  return pageOf(await matchesAmong(database, fitRead(all), found), all)
}

/** @param rows a statement that gives rows of `offer_search` */
export async function matchesAmong(database: Database, fit: SQL | null, rows: SQL): Promise<Matches> {
  const [row] = await selectRows<{ matches: string | null }>(
    database,
    sql`SELECT ${joinMatches(fit)} AS matches FROM (${rows}) AS offer_search`,
  )
  return readMatches(row?.matches ?? null)
}

/** For each filter, how many offers there would be without it, 3 001 at most. */
export async function countWithout(database: Database, { conditions, now }: Search) {
  const counts = Object.keys(conditions).map((filter) => {
    const others = matching(conditions, now, filter as keyof SearchConditions)
    return sql`SELECT ${filter}::text AS filter, count(*)::int AS count
      FROM (SELECT 1 FROM ${offerSearch} WHERE ${others} LIMIT ${MOST_CANDIDATES + 1}::int) AS s`
  })
  return selectRows<{ filter: keyof SearchConditions; count: number }>(
    database,
    sql`${sql.join(counts, sql` UNION ALL `)} ORDER BY count DESC`,
  )
}

/** How well a row fits, where the order asks. */
export function fitRead({ fit, sort }: Search): SQL | null {
  return sort === 'relevance' || sort === 'distance' ? fit : null
}

/** The ids of a town and of those around it, the nearest first. */
function townsFrom(around: number | null): number[] {
  const town = REFERENCE.cities.get(around ?? 0)
  return town ? townsAround(town).map(({ city }) => city.id) : []
}

/** The order of what is too much to be ranked. */
function downOrder({ sort, around }: Search): SQL {
  const { offer_id, published_at, salary, city_id } = offerSearch
  const newest = sql`${published_at} DESC, ${offer_id} DESC`
  if (sort === 'salary') return sql`${salary} DESC NULLS LAST, ${newest}`
  if (sort !== 'distance') return newest
  return sql`array_position(${`{${townsFrom(around).join(',')}}`}::int[], ${city_id}), ${newest}`
}
