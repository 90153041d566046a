import { type SQL, sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { KeptFigures } from '#src/platform/kept-figures.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { offers } from '../tables.ts'
import { conditionsOf, facetColumns, fitting } from './conditions.ts'
import { FACETS, type Facet, type SearchCriteria } from './criteria.ts'
import { type CountedFacets, type Facets, presentFacets } from './facets.ts'
import type { SearchResult } from './search.ts'

interface ExactCounts {
  total: number
  facets: Facets
}

/** Gives a search that found too many to count them its numbers. */
export type Counting = (criteria: SearchCriteria, found: SearchResult, now: Date) => Promise<SearchResult>

/**
 * Counts searches of more than 3 000 offers beside the pages that show them: kept for half a minute, made anew by one
 * at a time, and waited for 200 ms at most. What words match is not counted: they are too many to be kept.
 */
export function openCounting(services: Pick<Services, 'db' | 'clock' | 'replica'>): Counting {
  const figures = new KeptFigures<ExactCounts>(services.clock, { seconds: 30, oldest: 600, most: 300 })
  return async (criteria, found, now) => {
    if ((found.total_is_exact && found.facets_are_exact) || criteria.keywords) return found
    const read = () => readPublic(services, null, (db) => countExactly(db, criteria, now))
    const exact = await figures.find(keyOf(criteria), read, 200)
    if (!exact) return found
    const total = found.total_is_exact ? found.total : exact.total
    return { ...found, total, total_is_exact: true, facets: exact.facets, facets_are_exact: true }
  }
}

/** Each value of a filter is counted without that filter, as everywhere; one statement that reads every match. */
async function countExactly(database: Database, criteria: SearchCriteria, now: Date): Promise<ExactCounts> {
  const conditions = conditionsOf(criteria)
  const own = FACETS.filter((facet) => conditions[facet] !== undefined)
  const common = FACETS.filter((facet) => !own.includes(facet))
  const counts = [
    countBy(common, fitting(conditions, now)),
    ...own.map(
      (facet) => sql`SELECT ${facet}::text, ${facetColumns[facet]}::text, count(*)::int
      FROM ${offers} WHERE ${fitting(conditions, now, facet)} GROUP BY ${facetColumns[facet]}`,
    ),
  ]
  const rows = await selectRows<{ facet: Facet | null; value: string | null; count: number }>(
    database,
    sql`${sql.join(counts, sql` UNION ALL `)} ORDER BY count DESC, value`,
  )
  const countsOf = (facet: Facet) =>
    rows.flatMap(({ facet: of, value, count }): [string, number][] =>
      of === facet && value !== null ? [[value, count]] : [],
    )
  const counted = FACETS.map((facet) => [facet, { counts: countsOf(facet), own_total: null }])
  return {
    total: rows.find(({ facet }) => facet === null)?.count ?? 0,
    facets: presentFacets(Object.fromEntries(counted) as CountedFacets),
  }
}

/** How many offers of each value of each facet, and of all together in the row without a facet. */
function countBy(facets: Facet[], where: SQL): SQL {
  const columns = facets.map((facet) => facetColumns[facet])
  const names = facets.map((facet) => sql`WHEN grouping(${facetColumns[facet]}) = 0 THEN ${facet}::text`)
  const values = columns.map((column) => sql`${column}::text`)
  const sets = columns.map((column) => sql`(${column})`)
  return sql`SELECT CASE ${sql.join([...names, sql`ELSE NULL::text`], sql` `)} END AS facet,
      coalesce(${sql.join([...values, sql`NULL::text`], sql`, `)}) AS value, count(*)::int AS count
    FROM ${offers} WHERE ${where} GROUP BY GROUPING SETS (${sql.join([sql`()`, ...sets], sql`, `)})`
}

/** The same for criteria that ask for the same, whatever their order and page. */
function keyOf({ min_salary, region, ...criteria }: SearchCriteria): string {
  const lists = FACETS.map((facet) => [...(criteria[facet] ?? [])].sort())
  return JSON.stringify([min_salary ?? null, [...(region ?? [])].sort(), ...lists])
}
