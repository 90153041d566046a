import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import type { Criteria } from '../search/contract.ts'
import { offersQuery } from '../search/contract.ts'
import { conditionsOf, fitting, matching } from '../search/finding/conditions.ts'
import { MOST_CANDIDATES } from '../search/finding/facets.ts'
import { readKeywords } from '../search/finding/keywords.ts'
import { sortedIds } from '../search/finding/order.ts'
import { fitOf } from '../search/finding/rank.ts'
import { furtherReaches } from '../search/finding/reach.ts'
import { MOST_LISTED, matchesAmong } from '../search/finding/statements.ts'
import { placeValue, readCriteria } from '../search/reading.ts'
import { offerSearch } from '../tables.ts'

/** Beyond so many new offers at once, an alert says « plus de ». */
export const MOST_NEW = 500

/** Those looked at for what is near to a search: some may be told or applied to already. */
const MOST_NEAR = 10

/** The search as /offres takes it: the same text for searches that ask for the same. */
export function writeSearch({ keywords, applied }: Criteria): string {
  const words = keywords?.toLowerCase().normalize('NFC').replace(/\s+/g, ' ')
  const filters = applied.map(({ filter, value }) => `${filter}=${encode(filter, value)}`)
  return [
    ...(words ? [`keywords=${encodeURIComponent(words.toWellFormed())}`] : []),
    ...new Set(filters.sort()),
  ].join('&')
}

/** What a written search asks for. */
export function readSearch(search: string): Criteria {
  const { keywords, min_salary, ...lists } = Object.groupBy(new URLSearchParams(search), ([name]) => name)
  const values = (pairs: [string, string][] = []) => pairs.map(([, value]) => value)
  return readCriteria(
    offersQuery.parse({
      ...Object.fromEntries(Object.entries(lists).map(([name, pairs]) => [name, values(pairs)])),
      keywords: values(keywords)[0],
      min_salary: values(min_salary)[0],
    }),
  )
}

/** Whether the search leaves any offer out; words like « emploi » do not. */
export function hasCriteria(criteria: Criteria): boolean {
  return Object.keys(conditionsOf(criteria)).length > 0
}

/** Open offers that fit and were published in this time, the latest first, one more than `MOST_NEW` at most. */
export async function findNewIds(
  database: Database,
  criteria: Criteria,
  published: { after: Date; until: Date },
  now: Date,
): Promise<number[]> {
  const conditions = conditionsOf({ ...criteria, published })
  const rows = await selectRows<{ id: number }>(
    database,
    sql`SELECT ${offerSearch.offer_id} AS id FROM ${offerSearch} WHERE ${matching(conditions, now)}
      ORDER BY ${offerSearch.published_at} DESC, ${offerSearch.offer_id} DESC LIMIT ${MOST_NEW + 1}::int`,
  )
  return rows.map(({ id }) => id)
}

/** Open offers of this time that are near to the search without fitting it, the nearest first. */
export async function findNearIds(
  database: Database,
  criteria: Criteria,
  published: { after: Date; until: Date },
  now: Date,
): Promise<number[]> {
  const asked = readKeywords(criteria.keywords)
  if (!asked) return []
  const exact = conditionsOf(criteria, asked)
  for (const reach of furtherReaches(asked)) {
    const conditions = conditionsOf({ ...criteria, published }, asked, reach)
    const rows = sql`SELECT * FROM ${offerSearch}
      WHERE ${matching(conditions, now)} AND NOT (${fitting(exact, now)}) LIMIT ${MOST_CANDIDATES}::int`
    const matches = await matchesAmong(database, fitOf(asked, []), rows)
    if (matches.count > 0) return sortedIds(matches, { sort: 'relevance', towns: [], now }, 0, MOST_NEAR)
  }
  return []
}

/** How many open offers fit each search, 1 000 at most: one after the other on one connection, however many there are. */
export async function countFitting(database: Database, searches: Criteria[], now: Date): Promise<number[]> {
  return database.transaction(async (tx) => {
    const counts: number[] = []
    for (const criteria of searches) {
      const [row] = await selectRows<{ count: number }>(
        tx,
        sql`SELECT count(*)::int AS count
          FROM (SELECT 1 FROM ${offerSearch} WHERE ${matching(conditionsOf(criteria), now)} LIMIT ${MOST_LISTED}::int) AS s`,
      )
      counts.push(row?.count ?? 0)
    }
    return counts
  })
}

function encode(filter: string, value: string): string {
  return encodeURIComponent((filter === 'city' ? placeValue(value) : value).toWellFormed())
}
