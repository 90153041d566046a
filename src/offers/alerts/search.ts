import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import type { Criteria } from '../search/contract.ts'
import { offersQuery } from '../search/contract.ts'
import { conditionsOf, fitting, matching } from '../search/finding/conditions.ts'
import { MOST_CANDIDATES } from '../search/finding/facets.ts'
import { readKeywords } from '../search/finding/keywords.ts'
import { MOST_LISTED } from '../search/finding/many.ts'
import { fitOf, worthAt } from '../search/finding/rank.ts'
import { nearQuery } from '../search/finding/reach.ts'
import { placeValue, readCriteria } from '../search/read-criteria.ts'
import { offerSearch } from '../tables.ts'

/** An alert with more new offers than this says « plus de » instead of their number. */
export const MOST_NEW = 500

/** More near offers are read than are shown, because some were sent or applied to already. */
const MOST_NEAR = 10

/**
 * Writes the query string of /offres; searches that ask for the same give the same text, by which they are compared.
 */
export function writeSearch({ keywords, applied }: Criteria): string {
  const words = keywords?.toLowerCase().normalize('NFC').replace(/\s+/g, ' ')
  const filters = applied.map(({ filter, value }) => `${filter}=${encode(filter, value)}`)
  return [
    ...(words ? [`keywords=${encodeURIComponent(words.toWellFormed())}`] : []),
    ...new Set(filters.sort()),
  ].join('&')
}

/** Reads a query string that `writeSearch` wrote. */
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

/** Whether the search leaves any offer out: words like « emploi » alone do not. */
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
  const near = asked && nearQuery(asked)
  if (!near) return []
  const { published_at, offer_id } = offerSearch
  const wanted = matching(conditionsOf({ ...criteria, published }, asked, near), now)
  const rows = await selectRows<{ id: number }>(
    database,
    sql`SELECT ${offer_id} AS id FROM (SELECT * FROM ${offerSearch} WHERE ${wanted}
        AND NOT (${fitting(conditionsOf(criteria, asked), now)}) LIMIT ${MOST_CANDIDATES}::int) AS offer_search
      ORDER BY ${fitOf(asked, [])} + ${worthAt(now)} DESC, ${published_at} DESC, ${offer_id} DESC LIMIT ${MOST_NEAR}::int`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Counts the open offers that fit each search, 1 000 at most. The searches are counted one after the other, so that a
 * person with many alerts takes one connection of the pool.
 */
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
