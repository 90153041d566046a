import { type SQL, sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { townsAround } from '#src/reference/distances.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { offerSearch } from '../../tables.ts'
import { facetColumns, matching, type SearchConditions } from './conditions.ts'
import type { Facet, SearchCriteria } from './criteria.ts'
import { drawn, sponsoredInSearch } from './draw.ts'
import { countFacets, type FacetCount, MOST_CANDIDATES } from './facets.ts'
import { worthAt } from './rank.ts'

/** A list of fewer that fit than this goes on with what is near. */
const ENOUGH = 100
/** So many of what is near are listed, the nearest. */
const MOST_NEAR = 200
/** What holds all of the words somewhere is near, where its title and its occupation are others. */
const MENTIONED = 0.5

export interface Search {
  /** What an offer that fits has. */
  conditions: SearchConditions
  /** What one that is near has; null where nothing is. */
  near: SearchConditions | null
  /** How well an offer fits the keywords. */
  fit: SQL
  /** Whether it is what they name and does not only mention it. */
  named: SQL
  titled: SQL
  /** Whether it is in a town that they name, where they name any. */
  there: SQL
  /** The keywords name an occupation: offers of it fit, where no title holds the keywords. */
  isOccupation: boolean
  /** The town from which distances are told. */
  around: number | null
  sort: SearchCriteria['sort']
  offset: number
  limit: number
  now: Date
}

export interface Listed {
  /** The page's offers in order, and those of them that are only near. */
  ids: number[]
  near: number[]
  /** How many fit, 3 001 at most; how many more are listed that are near. */
  fitting: number
  near_listed: number
  /** Whether any holds all of the words, be it only somewhere in its text. */
  is_held: boolean
  /** Whether what fits holds all of the words, and is not of the occupation only. */
  is_typed: boolean
  /** Whether any that is listed is what the words name. */
  is_named: boolean
  has_sponsored: boolean
  /** Those that fit and are what the words name, in the order in which they are drawn. */
  sponsored: number[]
  counts: FacetCount[]
}

/** What the list, its counts and its draw need of a row. */
const LISTED =
  'offer_id, published_at, salary, city_id, activity_area_id, contract_id, job_level_id, job_type_id, degree_id, company_size, work_mode, sponsored_until'
/** The same with what the rank reads: all but its words, which are dear to read. */
const COLUMNS = sql.raw(`${LISTED}, title, occupation_code, company_id, application_deadline`)
/** What `selectListed` calls `titled` in its rows. */
export const IS_TITLED = sql.raw('is_titled')
/** Whether no more are held than are looked through. */
const IS_COUNTED = sql.raw(`(SELECT count <= ${MOST_CANDIDATES} FROM asked)`)

/**
 * The list that a search shows. What is near is looked for only where few offers fit: a statement that could look for it
 * costs each search half a millisecond more to plan.
 */
export async function selectListed(database: Database, search: Search): Promise<Listed> {
  const fitting = await selectOnce(database, { ...search, near: null })
  const isEnough = fitting.is_typed && fitting.fitting >= ENOUGH
  return search.near && !isEnough ? selectOnce(database, search) : fitting
}

/**
 * The offers that hold what was typed; with those that are near, where these are asked for, what is listed of both; the page;
 * the counts of those that fit, or of all where none does.
 */
async function selectOnce(database: Database, search: Search): Promise<Listed> {
  const { conditions, near, titled, offset, limit, now } = search
  const [row] = await selectRows<Listed>(
    database,
    sql`WITH held AS MATERIALIZED (SELECT ${COLUMNS}, ${titled} AS is_titled FROM ${offerSearch}
        WHERE ${matching(conditions, now)} LIMIT ${MOST_CANDIDATES + 1}::int),
      asked AS MATERIALIZED (SELECT ${search.isOccupation ? sql`coalesce(bool_or(is_titled), false)` : sql`true`} AS is_typed, count(*) AS count
        FROM held),
      ${near ? listedWithNear(search, near) : listedAlone(search)},
      shown AS (SELECT * FROM listed WHERE NOT is_near OR (SELECT bool_and(is_near) FROM listed)),
      page AS (SELECT offer_id, is_near FROM listed AS offer_search WHERE ${near ? sql`true` : IS_COUNTED}
        ORDER BY is_near, ${order(search)} OFFSET ${offset}::bigint LIMIT ${limit}::int)
      SELECT (SELECT coalesce(json_agg(offer_id), '[]') FROM page) AS ids,
        (SELECT coalesce(json_agg(offer_id) FILTER (WHERE is_near), '[]') FROM page) AS near,
        count(*) FILTER (WHERE NOT is_near)::int AS fitting, count(*) FILTER (WHERE is_near)::int AS near_listed,
        (SELECT count > 0 FROM asked) AS is_held, (SELECT is_typed FROM asked) AS is_typed, coalesce(bool_or(is_named), false) AS is_named,
        EXISTS (SELECT 1 FROM ${offerSearch} WHERE ${sponsoredInSearch(now)}) AS has_sponsored,
        ${drawn(now, sql`is_named AND NOT is_near`)} AS sponsored,
        (SELECT coalesce(json_agg(counts), '[]') FROM (${counts(search)}) AS counts) AS counts
      FROM listed AS offer_search`,
  )
  if (!row) throw new Error('the search answered no row')
  return row
}

/** All that is held fits. It is read where it stands, so what nobody asks for of a row is not computed. */
const listedAlone = ({ fit, named, now }: Search) => sql`listed AS NOT MATERIALIZED (
  SELECT *, ${fit} AS fit, ${worthAt(now)} AS worth, ${named} AS is_named, false AS is_near FROM held AS offer_search)`

/** What is held with what is near: every candidate with its rank, what fits of them, and the nearest of the others. */
function listedWithNear(search: Search, near: SearchConditions): SQL {
  const { fit, named, titled, now, sort } = search
  const isRanked = sort === 'relevance' || sort === 'distance'
  const unranked = isRanked ? sql`(SELECT count > ${MOST_CANDIDATES} FROM asked)` : sql`NOT is_further`
  return sql`further AS (SELECT ${COLUMNS}, ${titled} AS is_titled FROM ${offerSearch}
      WHERE ${matching(near, now)} AND offer_id NOT IN (SELECT offer_id FROM held)
      LIMIT ${MOST_CANDIDATES}::int),
    candidates AS (SELECT ${sql.raw(LISTED)},
        CASE WHEN ${unranked} THEN 0 ELSE ${fit} END + CASE WHEN is_further THEN 0 ELSE ${MENTIONED}::float8 END AS fit,
        ${worthAt(now)} AS worth, ${named} AS is_named, ${isNear(search)} AS is_near
      FROM (SELECT *, false AS is_further FROM held UNION ALL SELECT *, true FROM further) AS offer_search),
    listed AS MATERIALIZED (SELECT * FROM candidates WHERE NOT is_near
      UNION ALL (SELECT * FROM candidates WHERE is_near AND (fit > 0 OR (SELECT max(fit) FROM candidates) <= 0)
        ORDER BY fit DESC, published_at DESC LIMIT ${MOST_NEAR}::int))`
}

/** All that holds the words fits; where no title holds those of an occupation, what is of it does. */
function isNear({ isOccupation, named, there }: Search): SQL {
  return isOccupation
    ? sql`CASE WHEN (SELECT is_typed FROM asked) THEN is_further ELSE NOT (${named} AND ${there}) END`
    : sql`is_further`
}

/** Each facet that is filtered by is counted without its own filter; where too many fit, `selectMany` does so beside the page. */
function counts({ conditions, near, now }: Search): SQL {
  const source = (facet: Facet) => {
    const fits = sql`(SELECT is_typed AND count > 0 FROM asked)`
    return near
      ? sql`(${without(facet, conditions, now, fits)} UNION ALL ${without(facet, near, now, sql`NOT ${fits}`)})`
      : without(facet, conditions, now, IS_COUNTED)
  }
  return countFacets(conditions, sql`shown`, (facet) => sql`${source(facet)} AS offer_search`)
}

/** The values of a facet among what fits without its own filter, where `when` holds. */
export const without = (facet: Facet, conditions: SearchConditions, now: Date, when = sql`true`) =>
  sql`(SELECT ${facetColumns[facet]} FROM ${offerSearch}
    WHERE ${when} AND ${matching(conditions, now, facet)} LIMIT ${MOST_CANDIDATES + 1}::int)`

/** The order of rows that have their `fit` and `worth`. */
export function order({ sort, around }: Pick<Search, 'sort' | 'around'>): SQL {
  const rank = sql`fit + worth DESC, ${NEWEST}`
  if (sort === 'relevance') return rank
  return sort === 'distance' ? sql`${nearest(around)}, ${rank}` : downOrder({ sort, around })
}

/** The order of what is too much to be ranked. */
export function downOrder({ sort, around }: Pick<Search, 'sort' | 'around'>): SQL {
  if (sort === 'salary') return sql`${offerSearch.salary} DESC NULLS LAST, ${NEWEST}`
  return sort === 'distance' ? sql`${nearest(around)}, ${NEWEST}` : NEWEST
}

const NEWEST = sql`${offerSearch.published_at} DESC, ${offerSearch.offer_id} DESC`

const nearest = (around: number | null) =>
  sql`array_position(${`{${townsFrom(around).join(',')}}`}::int[], ${offerSearch.city_id})`

/** The ids of a town and of those around it, the nearest first. */
function townsFrom(around: number | null): number[] {
  const town = REFERENCE.cities.get(around ?? 0)
  return town ? townsAround(town).map(({ city }) => city.id) : []
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
