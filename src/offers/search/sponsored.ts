import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { offerSearch } from '../tables.ts'
import { conditionsOf, fitting } from './finding/conditions.ts'
import type { SearchCriteria } from './finding/criteria.ts'
import { drawn, FIRST, PAGES, sponsoredInSearch } from './finding/draw.ts'
import { readKeywords } from './finding/keywords.ts'
import { MOST_LISTED } from './finding/many.ts'
import { rankOf } from './finding/rank.ts'
import type { SearchPage, SearchResult } from './search.ts'
import type { Sort } from './shared/sorts.ts'

/** Only these orders promote sponsored offers: lists by distance or by pay are ordered strictly by that figure. */
const ORDERS: readonly Sort[] = ['relevance', 'date']

interface Arranged extends SearchResult {
  /** The ids of this page's offers that stand first because they are sponsored. */
  promoted: readonly number[]
}

/**
 * Searches, and puts sponsored offers that fit all criteria first: three on a page, in an order that is drawn each
 * hour and is the same for everybody. Each offer stands on one page only, the others keep their order, and the counts
 * stay those of the search.
 * @param search the search as it is without
 */
export async function searchWithSponsored(
  database: Database,
  criteria: SearchCriteria,
  at: SearchPage,
  search: (at: SearchPage) => Promise<SearchResult>,
): Promise<Arranged> {
  const start = (at.page - 1) * at.per_page
  const isOrdered = ORDERS.includes(criteria.sort)
  if (!isOrdered || start >= MOST_LISTED) {
    const plain = await search(at)
    // A page beyond the end shows nothing, and one as deep as this would need a list of thousands to be read.
    if (!isOrdered || !plain.has_sponsored || plain.ids.length === 0) return { ...plain, promoted: [] }
  }
  // Sponsored offers that stand first on later pages are missing here, so more of the others are read.
  const further = Math.max(0, FIRST * (PAGES - at.page))
  const found = await search({ ...at, page: 1, per_page: start + at.per_page + further })
  const isAsAsked = !found.widened && found.corrected_keywords === null && found.occupation === null
  const promoted = isAsAsked ? (found.sponsored ?? (await drawSponsored(database, criteria, at.now))) : []
  return { ...found, ...arrange(found, promoted, at) }
}

/**
 * Draws the sponsored offers of a search with too many matches to look through. Sponsored offers are few, so they are
 * filtered instead.
 */
async function drawSponsored(database: Database, criteria: SearchCriteria, now: Date): Promise<number[]> {
  const fits = fitting(conditionsOf(criteria), now)
  const { named } = rankOf(readKeywords(criteria.keywords), criteria.named_companies ?? [])
  const [row] = await selectRows<{ ids: number[] }>(
    database,
    sql`SELECT ${drawn(now)} AS ids FROM ${offerSearch} WHERE ${sponsoredInSearch(now)} AND ${named} AND ${fits}`,
  )
  return row?.ids ?? []
}

/** @param found the list from its top */
function arrange({ ids, ...found }: SearchResult, drawn: readonly number[], { page, per_page }: SearchPage) {
  // No page that shows only what is near begins with one that fits.
  const fitting = Math.min(found.listed, found.total)
  const places = FIRST * Math.floor(fitting / per_page) + Math.min(FIRST, fitting % per_page)
  const promoted = drawn.slice(0, places)
  const before = Math.min(promoted.length, FIRST * (page - 1))
  const first = promoted.slice(before, before + FIRST)
  const others = ids.filter((each) => !promoted.includes(each))
  const start = (page - 1) * per_page - before
  return { ids: [...first, ...others.slice(start, start + per_page - first.length)], promoted: first }
}
