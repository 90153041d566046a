import type { Database } from '#src/platform/database.ts'
import { conditionsOf, keywordsQuery } from './conditions.ts'
import { FACETS, type SearchCriteria, type SearchFilter } from './criteria.ts'
import { type Facets, MOST_CANDIDATES, presentFacets, totalOf } from './facets.ts'
import { correctKeywords } from './spelling.ts'
import {
  countWithout,
  MOST_LISTED,
  type Search,
  selectAmongAll,
  selectCandidates,
  selectFirst,
} from './statements.ts'

export interface SearchPage {
  /** From 1. */
  page: number
  per_page: number
  now: Date
}

export interface SearchResult {
  /** The page's offers, in order. */
  ids: number[]
  /** 3 000 when it is not exact, which stands for « plus de 3 000 ». */
  total: number
  total_is_exact: boolean
  /** How many of them can be paged through. */
  listed: number
  facets: Facets
  /** False when the counts are lower bounds, counted on some 3 000 of the matches. */
  facets_are_exact: boolean
  /** The keywords searched instead, when those asked for matched nothing. */
  corrected_keywords: string | null
  /** With no result: the one filter whose removal gives most offers (3 001 at most). */
  blocking: { filter: SearchFilter; count: number } | null
}

/** Finds open offers; one statement, two where more than 3 000 match. */
export async function searchOffers(
  database: Database,
  criteria: SearchCriteria,
  page: SearchPage,
): Promise<SearchResult> {
  const result = await searchAsTyped(database, criteria, page)
  if (result.total > 0) return result
  const corrected = criteria.keywords ? await correctKeywords(database, criteria.keywords) : null
  if (corrected !== null) {
    const found = await searchAsTyped(database, { ...criteria, keywords: corrected }, page)
    if (found.total > 0) return { ...found, corrected_keywords: corrected }
  }
  return { ...result, blocking: await findBlocking(database, searchOf(criteria, page)) }
}

async function searchAsTyped(
  database: Database,
  criteria: SearchCriteria,
  page: SearchPage,
): Promise<SearchResult> {
  const search = searchOf(criteria, page)
  const { ids, counts } = await selectCandidates(database, search)
  const total = totalOf(counts, null)
  const many = total > MOST_CANDIDATES
  return {
    ids: many ? await pageOfMany(database, search) : ids,
    total: many ? MOST_CANDIDATES : total,
    total_is_exact: !many,
    listed: many ? MOST_LISTED : total,
    facets: presentFacets(counts),
    facets_are_exact: !many && FACETS.every((facet) => totalOf(counts, facet) <= MOST_CANDIDATES),
    corrected_keywords: null,
    blocking: null,
  }
}

async function pageOfMany(database: Database, search: Search): Promise<number[]> {
  if (search.offset >= MOST_LISTED) return []
  return (await selectFirst(database, search)) ?? selectAmongAll(database, search)
}

async function findBlocking(database: Database, search: Search): Promise<SearchResult['blocking']> {
  if (Object.keys(search.conditions).length < 2) return null
  const [most] = await countWithout(database, search)
  return most && most.count > 0 ? most : null
}

function searchOf(criteria: SearchCriteria, { page, per_page, now }: SearchPage): Search {
  const query = keywordsQuery(criteria.keywords)
  const sort = criteria.sort === 'relevance' && !query ? 'date' : criteria.sort
  const offset = Math.min((page - 1) * per_page, 1_000_000)
  return { conditions: conditionsOf(criteria), query, sort, offset, limit: per_page, now }
}
