import type { Database } from '#src/platform/database.ts'
import { conditionsOf } from './finding/conditions.ts'
import { FACETS, keyOf, type SearchCriteria, type SearchFilter } from './finding/criteria.ts'
import { type Facets, MOST_CANDIDATES, presentFacets, totalOf } from './finding/facets.ts'
import { findPage } from './finding/found-page.ts'
import { type Asked, askAlike, readKeywords } from './finding/keywords.ts'
import { fitOf, fitsOf } from './finding/rank.ts'
import { furtherReaches, type Reach } from './finding/reach.ts'
import { countWithout, MOST_LISTED, type Search } from './finding/statements.ts'
import { correctKeywords, wordsAlike } from './spelling.ts'

const NO_FACETS = { region: [], ...Object.fromEntries(FACETS.map((facet) => [facet, []])) }

export interface SearchPage {
  /** The first page is 1. */
  page: number
  per_page: number
  now: Date
}

export interface SearchResult {
  /** The ids of the page's offers, in order. */
  ids: number[]
  /** An inexact total is 3 000 and stands for « plus de 3 000 ». */
  total: number
  total_is_exact: boolean
  /** How many of the matches can be paged through. */
  listed: number
  facets: Facets
  /** False when the counts are lower bounds, made on some 3 000 of the matches. */
  facets_are_exact: boolean
  /** The corrected keywords that were searched because those typed found nothing. */
  corrected_keywords: string | null
  /** True when no offer holds all of the keywords: the nearest offers are shown. */
  widened: boolean
  /** True when offers of the occupation were found only in other places than the one that was named. */
  elsewhere: boolean
  /** The code of the occupation that was searched beside the words. */
  occupation: string | null
  has_sponsored: boolean
  /**
   * The ids of the sponsored matches in the order of their draw; null when the matches were too many to be looked
   * through.
   */
  sponsored: readonly number[] | null
  /** Without a result: the filter whose removal gives the most offers (3 001 at most). */
  blocking: { filter: SearchFilter; count: number } | null
}

/**
 * Finds open offers; one statement, two where more than 3 000 match, more where no offer holds all of the keywords.
 * @param verbatim whether typing errors are left as they are
 */
export async function searchOffers(
  database: Database,
  criteria: SearchCriteria,
  page: SearchPage,
  verbatim = false,
): Promise<SearchResult> {
  const asked = readKeywords(criteria.keywords)
  const { result, fits } = await searchAsFar(database, criteria, page, asked, 'words')
  if (!asked) return result.total > 0 ? result : withBlocking(database, criteria, page, result, asked)
  if (result.total > 0)
    return fits || !namesOccupation(criteria, asked)
      ? result
      : searchOccupation(database, criteria, page, asked)
  const corrected = verbatim ? null : await searchCorrected(database, criteria, page)
  return (
    corrected ??
    (await searchFurther(database, criteria, page, asked)) ??
    withBlocking(database, criteria, page, result, asked)
  )
}

function namesOccupation({ named_companies }: SearchCriteria, { isTitle, isSure }: Asked): boolean {
  return (isTitle || isSure) && !named_companies?.length
}

/**
 * No title holds the words of an occupation that is known: its offers fit better than those that mention it; without any,
 * those of its neighbours; last, of a place that was named, the same elsewhere.
 */
async function searchOccupation(
  database: Database,
  criteria: SearchCriteria,
  page: SearchPage,
  asked: Asked,
): Promise<SearchResult> {
  const first = await searchAsFar(database, criteria, page, asked, 'occupation')
  if (first.fits) return first.result
  for (const reach of asked.places ? (['near', 'elsewhere'] as const) : (['near'] as const)) {
    const { result, fits } = await searchAsFar(database, criteria, page, asked, reach)
    if (fits) return reach === 'near' ? result : { ...result, widened: true, elsewhere: true }
  }
  return first.result
}

async function searchCorrected(database: Database, criteria: SearchCriteria, page: SearchPage) {
  const keywords = await correctKeywords(database, criteria.keywords ?? '')
  if (keywords === null) return null
  const found = await searchOffers(database, { ...criteria, keywords }, page, true)
  return found.total > 0 && !found.widened ? { ...found, corrected_keywords: keywords } : null
}

async function searchFurther(database: Database, criteria: SearchCriteria, page: SearchPage, asked: Asked) {
  let mentioning: SearchResult | null = null
  for (const reach of furtherReaches(asked)) {
    const { result, fits } = await searchAsFar(database, criteria, page, asked, reach)
    if (result.total === 0) continue
    if (fits || !namesOccupation(criteria, asked)) return { ...result, widened: true }
    mentioning ??= { ...result, widened: true }
  }
  if (mentioning) return mentioning
  // A known occupation is not replaced by words that only begin alike: « carreleur » is no « carrossier ».
  if (namesOccupation(criteria, asked)) return null
  // Words that begin alike are tried last: no title says « cuisto », but « cuisinier » is one.
  const alike = await wordsAlike(database, criteria.keywords ?? '')
  if (alike.length === 0) return null
  const { result } = await searchAsFar(database, criteria, page, askAlike(asked, alike), 'words')
  return result.total > 0 ? { ...result, widened: true } : null
}

async function withBlocking(
  database: Database,
  criteria: SearchCriteria,
  page: SearchPage,
  result: SearchResult,
  asked: Asked | null,
): Promise<SearchResult> {
  const search = searchOf(criteria, page, asked, 'words')
  return { ...result, blocking: await findBlocking(database, search) }
}

async function searchAsFar(
  database: Database,
  criteria: SearchCriteria,
  page: SearchPage,
  asked: Asked | null,
  reach: Reach,
): Promise<{ result: SearchResult; fits: boolean }> {
  const search = searchOf(criteria, page, asked, reach)
  const { found, many, ids } = await findPage(database, search)
  const { matches, fits, has_sponsored, sponsored, counts } = found
  const result = {
    ids,
    total: many ? MOST_CANDIDATES : matches.count,
    total_is_exact: !many,
    listed: many ? MOST_LISTED : matches.count,
    facets: presentFacets(counts),
    facets_are_exact: !many && FACETS.every((facet) => totalOf(counts, facet) <= MOST_CANDIDATES),
    corrected_keywords: null,
    widened: false,
    elsewhere: false,
    occupation: reach === 'words' ? null : (asked?.occupation ?? null),
    has_sponsored,
    sponsored: many && has_sponsored ? null : sponsored,
    blocking: null,
  }
  return { result, fits }
}

async function findBlocking(database: Database, search: Search): Promise<SearchResult['blocking']> {
  if (Object.keys(search.conditions).length < 2) return null
  const [most] = await countWithout(database, search)
  return most && most.count > 0 ? most : null
}

function searchOf(
  criteria: SearchCriteria,
  { page, per_page, now }: SearchPage,
  asked: Asked | null,
  reach: Reach,
): Search {
  const { around } = criteria
  const isIdle = criteria.sort === 'distance' ? !around : criteria.sort === 'relevance' && !asked
  return {
    conditions: conditionsOf(criteria, asked, reach),
    keys: {
      whole: `${reach} ${keyOf(criteria)}`,
      words: `${reach} ${keyOf({ ...criteria, ...NO_FACETS })}`,
    },
    fit: asked && fitOf(asked, criteria.named_companies ?? []),
    fits: asked && namesOccupation(criteria, asked) ? fitsOf(asked, reach) : null,
    around: around?.id ?? null,
    sort: isIdle ? 'date' : criteria.sort,
    offset: Math.min((page - 1) * per_page, 1_000_000),
    limit: per_page,
    now,
  }
}
