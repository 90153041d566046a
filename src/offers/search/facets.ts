import { type SQL, sql } from 'drizzle-orm'
import { offers } from '../tables.ts'
import { facetColumns, matching, type SearchConditions } from './conditions.ts'
import { FACETS, type Facet } from './criteria.ts'

/** Matches beyond this are not sorted nor counted one by one. */
export const MOST_CANDIDATES = 3000

export type Facets = Record<Exclude<Facet, 'company_size'>, { id: number; count: number }[]> & {
  company_size: { id: string; count: number }[]
}

/** `[value, count]` of each facet, and how many candidates of its own it was counted on, null for the common ones. */
export type CountedFacets = Record<Facet, { counts: [number | string, number][]; own_total: number | null }>

/** Candidate sets of the facets whose own filter is set: each ignores that filter. */
export function ownCandidates(conditions: SearchConditions, now: Date): SQL[] {
  return filtered(conditions).map(
    (facet) => sql`${own(facet)} AS MATERIALIZED (
      SELECT ${facetColumns[facet]} AS value FROM ${offers} WHERE ${matching(conditions, now, facet)}
      LIMIT ${MOST_CANDIDATES + 1}::int)`,
  )
}

/** One JSON object with the counts of every facet, from `candidates` and the sets of `ownCandidates`. */
export function countFacets(conditions: SearchConditions): SQL {
  const counted = FACETS.map((facet) => {
    const isOwn = filtered(conditions).includes(facet)
    const source = isOwn
      ? sql`SELECT value FROM ${own(facet)}`
      : sql`SELECT ${sql.identifier(facetColumns[facet].name)} AS value FROM candidates`
    const total = isOwn ? sql`(SELECT count(*)::int FROM ${own(facet)})` : sql`NULL::int`
    return sql`${facet}::text, json_build_object('own_total', ${total}, 'counts', (
      SELECT coalesce(json_agg(json_build_array(value, count) ORDER BY count DESC, value), '[]')
      FROM (SELECT value, count(*) FROM (${source}) AS s WHERE value IS NOT NULL GROUP BY value) AS c))`
  })
  return sql`json_build_object(${sql.join(counted, sql`, `)})`
}

/** The counts as the caller knows them, ids as numbers, sizes as their words. */
export function presentFacets(counted: CountedFacets): Facets {
  const sizes = counted.company_size.counts.map(([size, count]) => ({ id: String(size), count }))
  const ids = (facet: Facet) => counted[facet].counts.map(([id, count]) => ({ id: Number(id), count }))
  return {
    activity_area: ids('activity_area'),
    contract: ids('contract'),
    city: ids('city'),
    job_level: ids('job_level'),
    job_type: ids('job_type'),
    degree: ids('degree'),
    company_size: sizes,
  }
}

function filtered(conditions: SearchConditions): Facet[] {
  return FACETS.filter((facet) => conditions[facet])
}

function own(facet: Facet): SQL {
  return sql`${sql.identifier(`of_${facet}`)}`
}
