import type { Database } from '#src/platform/database.ts'
import { conditionsOf, keywordsQuery } from './conditions.ts'
import type { SearchCriteria, SearchFilter } from './criteria.ts'
import { type Facets, MOST_CANDIDATES, presentFacets } from './facets.ts'
import { correctKeywords } from './spelling.ts'
import {
  type CandidateAnswer,
  countWithout,
  inSearchMode,
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
  return inSearchMode(database, (tx) => searchOrCorrect(tx, criteria, page))
}

async function searchOrCorrect(
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
  const candidates = await selectCandidates(database, search)
  const many = candidates.total > MOST_CANDIDATES
  return {
    ids: many ? await pageOfMany(database, search) : candidates.ids,
    total: many ? MOST_CANDIDATES : candidates.total,
    total_is_exact: !many,
    listed: many ? MOST_LISTED : candidates.total,
    facets: presentFacets(candidates.facets),
    facets_are_exact: !many && ownTotals(candidates).every((total) => total <= MOST_CANDIDATES),
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

function ownTotals({ facets }: CandidateAnswer): number[] {
  return Object.values(facets).map(({ own_total }) => own_total ?? 0)
}
