import { type SQL, sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { townsAround } from '#src/reference/distances.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { MINUTE } from '#src/shared/durations.ts'
import { offerSearch } from '../tables.ts'
import { facetColumns, fitting, matching, type SearchConditions } from './conditions.ts'
import type { Facet, SearchCriteria } from './criteria.ts'
import { drawn, sponsoredInSearch } from './draw.ts'
import { countAlone, type FacetCount, filteredFacets, MOST_CANDIDATES, otherFacets } from './facets.ts'
import { countPacked, joinPacked, packed } from './packed-facets.ts'

/** Beyond the candidates, so many of the first in order can be paged through. */
export const MOST_LISTED = 1000

/** How far down the date or salary index a search looks before it sorts all matches instead. */
const WINDOW = 10_000

export interface Search {
  conditions: SearchConditions
  /** How well an offer fits the keywords, null without any. */
  rank: SQL | null
  /** Whether an offer is what they name and does not only mention it, null where nobody asks. */
  fits: SQL | null
  /** The town from which distances are told. */
  around: number | null
  sort: SearchCriteria['sort']
  offset: number
  limit: number
  now: Date
}

export interface CandidateAnswer {
  ids: number[]
  /** Whether some offer is what the keywords name. */
  fits: boolean
  /** Whether any offer of the site is sponsored. */
  has_sponsored: boolean
  /** Those that are among the candidates, in the order in which they are drawn; none where more match. */
  sponsored: number[]
  counts: FacetCount[]
}

/** Up to 3 001 matches in no order, the wanted page of them sorted, and the facets: one statement. */
export async function selectCandidates(database: Database, search: Search): Promise<CandidateAnswer> {
  const { conditions, now } = search
  const without = (facet: Facet) => sql`(SELECT ${facetColumns[facet]} FROM ${offerSearch}
    WHERE ${matching(conditions, now, facet)} LIMIT ${MOST_CANDIDATES + 1}::int) AS offer_search`
  const candidates = sql`candidates AS offer_search`
  const alone = filteredFacets(conditions).map((facet) => countAlone(facet, without(facet)))
  // More than the candidates are not sorted here.
  const few = sql`(SELECT count(*) FROM candidates) <= ${MOST_CANDIDATES}::int`
  const rows = await selectRows<Omit<CandidateAnswer, 'counts'> & { packed: string; alone: FacetCount[] }>(
    database,
    sql`WITH candidates AS MATERIALIZED (
        SELECT ${columnsRead(search)}, ${packed()} AS packed FROM ${offerSearch}
        WHERE ${matching(conditions, now)} LIMIT ${MOST_CANDIDATES + 1}::int)
      SELECT (SELECT coalesce(json_agg(offer_id), '[]') FROM (${page(search, candidates, few)}) AS page) AS ids,
        ${search.fits ? sql`EXISTS (SELECT 1 FROM ${candidates} WHERE ${search.fits})` : sql`false`} AS fits,
        EXISTS (SELECT 1 FROM ${offerSearch} WHERE ${sponsoredInSearch(now)}) AS has_sponsored,
        (SELECT coalesce(json_agg(offer_id), '[]') FROM (${drawn(candidates, few, now)}) AS drawn) AS sponsored,
        (${joinPacked(candidates)}) AS packed,
        ${alone.length > 0 ? sql`(SELECT coalesce(json_agg(counts), '[]') FROM (${sql.join(alone, sql` UNION ALL `)}) AS counts)` : sql`'[]'::json`} AS alone`,
  )
  const [row] = rows
  if (!row) throw new Error('the search answered no row')
  const { packed: all, alone: filtered, ...answer } = row
  return { ...answer, counts: [...countPacked(all, otherFacets(conditions)), ...filtered] }
}

/**
 * The page when there are more matches than candidates: the best of the first matches down the order of dates or
 * salaries, null when too few stand near its top.
 */
export async function selectFirst(database: Database, search: Search): Promise<number[] | null> {
  // The nearest may be anywhere in the order of dates.
  if (search.sort === 'distance') return null
  const needed = search.offset + search.limit
  const first =
    search.sort === 'relevance' ? await newestMatches(database, search) : topMatches(search, needed)
  const matches = sql`first AS offer_search`
  const [answer] = await selectRows<{ found: number; ids: number[] }>(
    database,
    sql`WITH ${first}
      SELECT (SELECT count(*)::int FROM first) AS found,
        (SELECT coalesce(json_agg(offer_id), '[]') FROM (${page(search, matches)}) AS page) AS ids`,
  )
  return answer && answer.found >= needed ? answer.ids : null
}

/** The thousand newest matches among the newest offers: down the order for words that many have, by the words for the others. */
async function newestMatches(database: Database, search: Search): Promise<SQL> {
  const { published_at, offer_id } = offerSearch
  const oldest = await oldestOfWindow(database, search.now)
  const since = oldest ? sql`AND ${published_at} > ${oldest.toISOString()}::timestamptz` : sql``
  return sql`first AS MATERIALIZED (
    SELECT ${columnsRead(search)} FROM ${offerSearch} WHERE ${matching(search.conditions, search.now)} ${since}
    ORDER BY ${published_at} DESC, ${offer_id} DESC LIMIT ${MOST_LISTED}::int)`
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
async function oldestOfWindow(database: Database, now: Date): Promise<Date | null> {
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
function topMatches(search: Search, wanted: number): SQL {
  const { offer_id, published_at, salary } = offerSearch
  const order = search.sort === 'salary' ? sql`${salary} DESC NULLS LAST,` : sql``
  return sql`first AS MATERIALIZED (
    SELECT ${columnsRead(search)} FROM (
      SELECT * FROM ${offerSearch} ORDER BY ${order} ${published_at} DESC, ${offer_id} DESC LIMIT ${WINDOW}::int) AS offer_search
    WHERE ${fitting(search.conditions, search.now)} LIMIT ${wanted}::int)`
}

/** The page out of all matches, when there are many and none of them near the top of the order. */
export async function selectAmongAll(database: Database, search: Search): Promise<number[]> {
  const { conditions, now, sort } = search
  const all = { ...search, rank: null, sort: sort === 'relevance' ? 'date' : sort } as const
  const rows = await selectRows<{ id: number }>(
    database,
    sql`WITH all_matches AS MATERIALIZED (
        SELECT ${columnsRead(search)} FROM ${offerSearch} WHERE ${matching(conditions, now)}),
      first AS MATERIALIZED (
        SELECT * FROM all_matches AS offer_search ORDER BY ${byOrder(all)} LIMIT ${MOST_LISTED}::int)
      SELECT offer_id AS id FROM (${page(search, sql`first AS offer_search`)}) AS page`,
  )
  return rows.map(({ id }) => id)
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

/** What pages are sorted by, under their own names. */
function columnsRead({ rank, fits, sort }: Search): SQL {
  const { title, occupation_code, company_id, application_deadline, ...own } = offerSearch
  const ranked = rank && (sort === 'relevance' || sort === 'distance')
  const columns = [
    ...[own.offer_id, own.published_at, own.salary, own.city_id, own.sponsored_until],
    ...(ranked || fits ? [title, occupation_code] : []),
    ...(ranked ? [company_id, application_deadline] : []),
    ...(ranked ? [own.job_level_id, own.job_type_id, own.degree_id] : []),
  ]
  return sql.raw(columns.map(({ name }) => name).join(', '))
}

/** Where an offer's town stands among those around this one. */
function placeFrom(around: number | null): SQL {
  const town = REFERENCE.cities.get(around ?? 0)
  const ids = town ? townsAround(town).map(({ city }) => city.id) : []
  return sql`array_position(${`{${ids.join(',')}}`}::int[], ${offerSearch.city_id})`
}

/** The ids of the page of these rows of `offer_search`. */
function page(search: Search, source: SQL, only = sql`true`): SQL {
  return sql`SELECT ${offerSearch.offer_id} FROM ${source} WHERE ${only}
    ORDER BY ${byOrder(search)} LIMIT ${search.limit}::int OFFSET ${search.offset}::int`
}

function byOrder({ sort, rank, around }: Pick<Search, 'sort' | 'rank' | 'around'>): SQL {
  const { offer_id, published_at, salary } = offerSearch
  const fit = rank ? [sql`${rank} DESC`] : []
  const first = {
    relevance: fit,
    distance: [placeFrom(around), ...fit],
    date: [],
    salary: [sql`${salary} DESC NULLS LAST`],
  }[sort]
  return sql.join([...first, sql`${published_at} DESC`, sql`${offer_id} DESC`], sql`, `)
}
