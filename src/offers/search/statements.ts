import { type SQL, sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { listedOffer, offers, visibleSalary } from '../tables.ts'
import { facetColumns, fitting, matching, type SearchConditions } from './conditions.ts'
import type { SearchCriteria } from './criteria.ts'
import { type CountedFacets, countFacets, MOST_CANDIDATES, ownCandidates } from './facets.ts'

/** Beyond the candidates, so many of the first in order can be paged through. */
export const MOST_LISTED = 1000

/** How far down the date or salary index a search looks before it sorts all matches instead. */
const WINDOW = 10_000

export interface Search {
  conditions: SearchConditions
  query: SQL | null
  sort: SearchCriteria['sort']
  offset: number
  limit: number
  now: Date
}

export interface CandidateAnswer {
  total: number
  ids: number[]
  facets: CountedFacets
}

/**
 * Runs a search's statements under settings of its own: each match read from the table costs far more than the
 * planner believes (its full text is stored apart), and compiling a plan takes longer than running it.
 */
export async function inSearchMode<Answer>(
  database: Database,
  search: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction(async (tx) => {
    await tx.execute(
      sql`SELECT set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true), set_config('work_mem', '32MB', true)`,
    )
    return search(tx)
  })
}

/** Up to 3 001 matches in no order, the wanted page of them sorted, and the facets: one statement. */
export async function selectCandidates(database: Database, search: Search): Promise<CandidateAnswer> {
  const { conditions, now } = search
  const columns = sql.join(Object.values(facetColumns), sql`, `)
  const candidates = sql`candidates AS MATERIALIZED (
    SELECT ${sortColumns(search)}, ${columns} FROM ${offers}
    WHERE ${matching(conditions, now)} LIMIT ${MOST_CANDIDATES + 1}::int)`
  const rows = await selectRows<CandidateAnswer>(
    database,
    sql`WITH ${sql.join([candidates, ...ownCandidates(conditions, now)], sql`, `)}
      SELECT (SELECT count(*)::int FROM candidates) AS total,
        (SELECT coalesce(json_agg(id), '[]') FROM (${page(search, sql`candidates`)}) AS page) AS ids,
        ${countFacets(conditions)} AS facets`,
  )
  const [answer] = rows
  if (!answer) throw new Error('the search answered no row')
  return answer
}

/**
 * The page when there are more matches than candidates: the first matches down the index of the order,
 * null when too few stand near its top.
 */
export async function selectFirst(database: Database, search: Search): Promise<number[] | null> {
  const { conditions, now } = search
  const needed = search.offset + search.limit
  const wanted = search.sort === 'relevance' ? MOST_LISTED : needed
  const order = search.sort === 'salary' ? sql`${visibleSalary} DESC NULLS LAST,` : sql``
  // The index is walked by listed offers only, so that the limit counts the rows looked at, matching or not.
  const [answer] = await selectRows<{ found: number; ids: number[] }>(
    database,
    sql`WITH first AS MATERIALIZED (
        SELECT ${sortColumns(search)} FROM (
          SELECT * FROM ${offers} WHERE ${listedOffer}
          ORDER BY ${order} ${offers.published_at} DESC, ${offers.id} DESC LIMIT ${WINDOW}::int) AS offers
        WHERE ${fitting(conditions, now)} LIMIT ${wanted}::int)
      SELECT (SELECT count(*)::int FROM first) AS found,
        (SELECT coalesce(json_agg(id), '[]') FROM (${page(search, sql`first`)}) AS page) AS ids`,
  )
  return answer && answer.found >= needed ? answer.ids : null
}

/** The page out of all matches, when there are many and none of them near the top of the order. */
export async function selectAmongAll(database: Database, search: Search): Promise<number[]> {
  const { conditions, now } = search
  const rows = await selectRows<{ id: number }>(
    database,
    sql`WITH all_matches AS MATERIALIZED (
        SELECT ${offers.id}, ${offers.published_at}, ${visibleSalary} AS salary FROM ${offers}
        WHERE ${matching(conditions, now)}),
      first AS MATERIALIZED (
        SELECT id FROM all_matches ORDER BY ${byOrder(search.sort === 'salary' ? 'salary' : 'date')}
        LIMIT ${MOST_LISTED}::int),
      sorted AS MATERIALIZED (SELECT ${sortColumns(search)} FROM ${offers} JOIN first ON first.id = ${offers.id})
      ${page(search, sql`sorted`)}`,
  )
  return rows.map(({ id }) => id)
}

/** For each filter, how many offers there would be without it, 3 001 at most. */
export async function countWithout(database: Database, { conditions, now }: Search) {
  const counts = Object.keys(conditions).map((filter) => {
    const others = matching(conditions, now, filter as keyof SearchConditions)
    return sql`SELECT ${filter}::text AS filter, count(*)::int AS count
      FROM (SELECT 1 FROM ${offers} WHERE ${others} LIMIT ${MOST_CANDIDATES + 1}::int) AS s`
  })
  return selectRows<{ filter: keyof SearchConditions; count: number }>(
    database,
    sql`${sql.join(counts, sql` UNION ALL `)} ORDER BY count DESC`,
  )
}

function sortColumns({ query, sort }: Search): SQL {
  // In tenths, so that among offers that fit about as well the newest comes first.
  const rank =
    query && sort === 'relevance' ? sql`round(ts_rank(${offers.fts}, ${query})::numeric, 1)` : sql`0`
  return sql`${offers.id}, ${offers.published_at}, ${visibleSalary} AS salary, ${rank} AS rank`
}

function page({ sort, offset, limit }: Search, source: SQL): SQL {
  return sql`SELECT id FROM ${source} ORDER BY ${byOrder(sort)} LIMIT ${limit}::int OFFSET ${offset}::int`
}

function byOrder(sort: SearchCriteria['sort']): SQL {
  const first = { relevance: sql`rank DESC, `, date: sql``, salary: sql`salary DESC NULLS LAST, ` }[sort]
  return sql`${first}published_at DESC, id DESC`
}
