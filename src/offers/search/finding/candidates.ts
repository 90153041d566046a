import { type SQL, sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { offerSearch } from '../../tables.ts'
import { broadSearches } from './broad-searches.ts'
import { facetColumns, matching, withNewest } from './conditions.ts'
import type { Facet } from './criteria.ts'
import { drawn, sponsoredInSearch } from './draw.ts'
import { countAlone, type FacetCount, filteredFacets, MOST_CANDIDATES, otherFacets } from './facets.ts'
import { countMatches, filterMatches, joinMatches, type Matches, readMatches } from './matches.ts'
import { fitRead, type Search } from './statements.ts'

/** Of the newest days, which bring some more than are wanted. */
const MOST_NEWEST = 2 * MOST_CANDIDATES

export interface Candidates {
  matches: Matches
  /** They are all of the newest days; otherwise those of any day, in no order. */
  areNewest: boolean
  /** Whether some offer is what the keywords name. */
  fits: boolean
  /** Whether any offer of the site is sponsored. */
  has_sponsored: boolean
  /** Those that are among the candidates, in the order in which they are drawn. */
  sponsored: number[]
  counts: FacetCount[]
}

/**
 * All matches and the facets, or more than 3 000 matches where there are more; one statement. Which offers it reads depends
 * on how many are expected: all that have the words, where these are few, to be filtered here; those of the newest days,
 * where a search was broad before.
 */
export async function selectCandidates(database: Database, search: Search): Promise<Candidates> {
  const { conditions, keys, now } = search
  const broad = broadSearches(database)
  if (conditions.keywords && filteredFacets(conditions).length > 0 && !broad.has(keys.words)) {
    const found = await filterHere(database, search)
    if (found) return found
    broad.add(keys.words)
  }
  const days = conditions.published ? null : broad.daysOf(keys.whole)
  if (days !== null) {
    const newest = { ...search, conditions: withNewest(conditions, days, now) }
    const found = await selectCounted(database, newest, MOST_NEWEST)
    const { count } = found.matches
    if (count <= MOST_CANDIDATES || count === MOST_NEWEST) broad.learn(keys.whole, days, count, now)
    if (count > MOST_CANDIDATES) return { ...found, areNewest: true }
  }
  return selectCounted(database, search, MOST_CANDIDATES + 1)
}

/** Null where the words alone find too many. */
async function filterHere(database: Database, search: Search): Promise<Candidates | null> {
  const { conditions } = search
  const filters = filteredFacets(conditions)
  const words = Object.fromEntries(Object.entries(conditions).filter(([filter]) => !isFacet(filters, filter)))
  const tests = filters.flatMap((facet) => conditions[facet]?.test ?? [])
  const found = await selectFound(database, { ...search, conditions: words }, MOST_CANDIDATES + 1, {
    only: sql.join(tests, sql` AND `),
    alone: [],
  })
  if (found.matches.count > MOST_CANDIDATES) return null
  const wanted = new Map(filters.map((facet) => [facet, conditions[facet]?.values ?? []]))
  const { matches, alone } = filterMatches(found.matches, wanted)
  return { ...found, matches, counts: [...countMatches(matches, otherFacets(conditions)), ...alone] }
}

/** What the facets that are filtered by would find without their own filter is counted beside. */
async function selectCounted(database: Database, search: Search, most: number): Promise<Candidates> {
  const { conditions, now } = search
  const without = (facet: Facet) => sql`(SELECT ${facetColumns[facet]} FROM ${offerSearch}
    WHERE ${matching(conditions, now, facet)} LIMIT ${MOST_CANDIDATES + 1}::int) AS offer_search`
  const alone = filteredFacets(conditions).map((facet) => countAlone(facet, without(facet)))
  const { alone: counted, ...found } = await selectFound(database, search, most, { only: sql`true`, alone })
  return { ...found, counts: [...countMatches(found.matches, otherFacets(conditions)), ...counted] }
}

interface Found {
  fits: boolean
  has_sponsored: boolean
  sponsored: number[]
  alone: FacetCount[]
}

/** @param beside.only which of them may be what the keywords name, and be drawn */
async function selectFound(
  database: Database,
  search: Search,
  most: number,
  beside: { only: SQL; alone: SQL[] },
): Promise<Omit<Candidates, 'counts'> & { alone: FacetCount[] }> {
  const { conditions, fits, now } = search
  const [row] = await selectRows<Found & { matches: string | null }>(
    database,
    sql`SELECT ${joinMatches(fitRead(search))} AS matches,
        ${fits ? sql`coalesce(bool_or(${fits} AND ${beside.only}), false)` : sql`false`} AS fits,
        EXISTS (SELECT 1 FROM ${offerSearch} WHERE ${sponsoredInSearch(now)}) AS has_sponsored,
        ${drawn(now, beside.only)} AS sponsored,
        ${listed(beside.alone)} AS alone
      FROM (SELECT * FROM ${offerSearch} WHERE ${matching(conditions, now)} LIMIT ${most}::int) AS offer_search`,
  )
  if (!row) throw new Error('the search answered no row')
  return { ...row, matches: readMatches(row.matches), areNewest: false }
}

function listed(counts: SQL[]): SQL {
  if (counts.length === 0) return sql`'[]'::json`
  return sql`(SELECT coalesce(json_agg(counts), '[]') FROM (${sql.join(counts, sql` UNION ALL `)}) AS counts)`
}

const isFacet = (facets: readonly Facet[], filter: string): boolean =>
  (facets as readonly string[]).includes(filter)
