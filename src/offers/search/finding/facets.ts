import { type SQL, sql } from 'drizzle-orm'
import { facetColumns, type SearchConditions } from './conditions.ts'
import { FACETS, type Facet, type WordFacet } from './criteria.ts'

/** Matches beyond this are not sorted nor counted one by one. */
export const MOST_CANDIDATES = 3000

export type Facets = Record<Exclude<Facet, WordFacet>, { id: number; count: number }[]> &
  Record<WordFacet, { id: string; count: number }[]>

/** How many offers have a value of a facet, null for those that have none; all of them together without a facet. */
export interface FacetCount {
  facet: Facet | null
  value: string | null
  count: number
}

/**
 * `FacetCount` rows: of `all`, in one pass over it, and for each facet whose own filter is set those of the rows that fit
 * without it. Both are what follows FROM, and rows of `offer_search`.
 */
export function countFacets(conditions: SearchConditions, all: SQL, without: (facet: Facet) => SQL): SQL {
  const alone = countAlone(conditions, without)
  return sql`${countInOnePass(otherFacets(conditions), all)}${alone ? sql` UNION ALL ${alone}` : sql``}`
}

/** `FacetCount` rows of each facet whose own filter is set, of what `without` gives for it; null where none is. */
export function countAlone(conditions: SearchConditions, without: (facet: Facet) => SQL): SQL | null {
  const counts = FACETS.filter((facet) => conditions[facet]).map((facet) => {
    const column = facetColumns[facet]
    return sql`SELECT ${facet}::text AS facet, ${column}::text AS value, count(*)::int AS count
      FROM ${without(facet)} GROUP BY ${column}`
  })
  return counts.length > 0 ? sql.join(counts, sql` UNION ALL `) : null
}

const otherFacets = (conditions: SearchConditions) => FACETS.filter((facet) => !conditions[facet])

/** As plain text: the library puts a statement together part by part, and this one has a hundred that never change. */
function countInOnePass(facets: Facet[], source: SQL): SQL {
  const columns = facets.map((facet) => ({ facet, name: facetColumns[facet].name }))
  const names = columns.map(({ facet, name }) => `CASE WHEN grouping(${name}) = 0 THEN '${facet}' END`)
  const values = columns.map(({ name }) => `${name}::text`)
  const sets = columns.map(({ name }) => `(${name})`)
  const either = (texts: string[]) => `coalesce(${[...texts, 'NULL::text'].join(', ')})`
  return sql`${sql.raw(`SELECT ${either(names)} AS facet, ${either(values)} AS value, count(*)::int AS count FROM`)} ${source}
    ${sql.raw(`GROUP BY GROUPING SETS (${['()', ...sets].join(', ')})`)}`
}

/** How many rows were counted for a facet, for null all of them. */
export const totalOf = (counts: readonly FacetCount[], of: Facet | null): number =>
  counts.reduce((total, { facet, count }) => (facet === of ? total + count : total), 0)

/** The counts as the caller knows them, the largest first; ids as numbers, sizes and modes as their words. */
export function presentFacets(counts: readonly FacetCount[]): Facets {
  const of = (wanted: Facet) =>
    counts
      .flatMap(({ facet, value, count }) =>
        facet === wanted && value !== null ? [{ id: value, count }] : [],
      )
      .sort((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
  const ids = (facet: Facet) =>
    of(facet)
      .map(({ id, count }) => ({ id: Number(id), count }))
      .sort((one, other) => other.count - one.count || one.id - other.id)
  return {
    activity_area: ids('activity_area'),
    contract: ids('contract'),
    city: ids('city'),
    job_level: ids('job_level'),
    job_type: ids('job_type'),
    degree: ids('degree'),
    company_size: of('company_size'),
    work_mode: of('work_mode'),
  }
}
