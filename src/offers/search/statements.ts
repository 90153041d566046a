import { type SQL, sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { townsAround } from '#src/reference/distances.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { offerSearch } from '../tables.ts'
import { facetColumns, fitting, matching, type SearchConditions } from './conditions.ts'
import type { Facet, SearchCriteria } from './criteria.ts'
import { countFacets, type FacetCount, MOST_CANDIDATES } from './facets.ts'

/** Beyond the candidates, so many of the first in order can be paged through. */
export const MOST_LISTED = 1000

/** How far down the date or salary index a search looks before it sorts all matches instead. */
const WINDOW = 10_000

export interface Search {
  conditions: SearchConditions
  /** How well an offer fits the keywords, null without any. */
  rank: SQL | null
  /** Whether a title holds them all. */
  inTitle: SQL | null
  /** The town from which distances are told. */
  around: number | null
  sort: SearchCriteria['sort']
  offset: number
  limit: number
  now: Date
}

export interface CandidateAnswer {
  ids: number[]
  /** Whether some title holds all of the keywords. */
  in_title: boolean
  counts: FacetCount[]
}

/** Up to 3 001 matches in no order, the wanted page of them sorted, and the facets: one statement. */
export async function selectCandidates(database: Database, search: Search): Promise<CandidateAnswer> {
  const { conditions, now } = search
  const columns = sql.join(Object.values(facetColumns), sql`, `)
  const without = (facet: Facet) => sql`(SELECT ${facetColumns[facet]} FROM ${offerSearch}
    WHERE ${matching(conditions, now, facet)} LIMIT ${MOST_CANDIDATES + 1}::int) AS offer_search`
  const counts = countFacets(conditions, sql`candidates AS offer_search`, without)
  const rows = await selectRows<CandidateAnswer>(
    database,
    sql`WITH candidates AS MATERIALIZED (
        SELECT ${sortColumns(search)}, ${search.inTitle ?? sql`false`} AS in_title, ${columns} FROM ${offerSearch}
        WHERE ${matching(conditions, now)} LIMIT ${MOST_CANDIDATES + 1}::int)
      SELECT (SELECT coalesce(json_agg(id), '[]') FROM (${page(search, sql`candidates`)}) AS page) AS ids,
        (SELECT coalesce(bool_or(in_title), false) FROM candidates) AS in_title,
        (SELECT json_agg(counts) FROM (${counts}) AS counts) AS counts`,
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
  // The nearest may be anywhere in the order of dates.
  if (search.sort === 'distance') return null
  const needed = search.offset + search.limit
  const wanted = search.sort === 'relevance' ? MOST_LISTED : needed
  const order = search.sort === 'salary' ? sql`${offerSearch.salary} DESC NULLS LAST,` : sql``
  // The limit of what is inside counts the rows looked at, matching or not.
  const [answer] = await selectRows<{ found: number; ids: number[] }>(
    database,
    sql`WITH first AS MATERIALIZED (
        SELECT ${sortColumns(search)} FROM (
          SELECT * FROM ${offerSearch}
          ORDER BY ${order} ${offerSearch.published_at} DESC, ${offerSearch.offer_id} DESC LIMIT ${WINDOW}::int) AS offer_search
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
        SELECT ${sortColumns({ ...search, rank: null })} FROM ${offerSearch}
        WHERE ${matching(conditions, now)}),
      first AS MATERIALIZED (
        SELECT id FROM all_matches ORDER BY ${byOrder(search.sort === 'relevance' ? 'date' : search.sort)}
        LIMIT ${MOST_LISTED}::int),
      sorted AS MATERIALIZED (SELECT ${sortColumns(search)} FROM ${offerSearch} JOIN first ON first.id = ${offerSearch.offer_id})
      ${page(search, sql`sorted`)}`,
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

function sortColumns({ rank, around, sort }: Search): SQL {
  const place = sort === 'distance' ? placeFrom(around) : sql`0`
  return sql`${offerSearch.offer_id} AS id, ${offerSearch.published_at}, ${offerSearch.salary}, ${rank ?? sql`0`} AS rank, ${place} AS place`
}

/** Where an offer's town stands among those around this one. */
function placeFrom(around: number | null): SQL {
  const town = REFERENCE.cities.get(around ?? 0)
  const ids = town ? townsAround(town).map(({ city }) => city.id) : []
  return sql`array_position(${`{${ids.join(',')}}`}::int[], ${offerSearch.city_id})`
}

function page({ sort, offset, limit }: Search, source: SQL): SQL {
  return sql`SELECT id FROM ${source} ORDER BY ${byOrder(sort)} LIMIT ${limit}::int OFFSET ${offset}::int`
}

function byOrder(sort: SearchCriteria['sort']): SQL {
  const first = {
    relevance: sql`rank DESC, `,
    distance: sql`place, rank DESC, `,
    date: sql``,
    salary: sql`salary DESC NULLS LAST, `,
  }[sort]
  return sql`${first}published_at DESC, id DESC`
}
