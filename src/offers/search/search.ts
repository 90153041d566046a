import type { Database } from '#src/platform/database.ts'
import { conditionsOf } from './finding/conditions.ts'
import { FACETS, type SearchCriteria, type SearchFilter } from './finding/criteria.ts'
import { type Facets, MOST_CANDIDATES, presentFacets, totalOf } from './finding/facets.ts'
import { type Asked, askAlike, askAround, askEach, readKeywords } from './finding/keywords.ts'
import { MOST_LISTED, selectMany } from './finding/many.ts'
import { rankOf } from './finding/rank.ts'
import { nearQuery } from './finding/reach.ts'
import { countWithout, IS_TITLED, type Listed, type Search, selectListed } from './finding/statement.ts'
import { correctKeywords, wordsAlike } from './spelling.ts'

export interface SearchPage {
  /** The first page is 1. */
  page: number
  per_page: number
  now: Date
}

export interface SearchResult {
  /** The ids of the page's offers, in order. */
  ids: number[]
  /** Those of them that do not fit but are near: they stand after all that fit. None where a search is widened. */
  near: readonly number[]
  /** How many fit; those that are near where none does. An inexact total is 3 000 and stands for « plus de 3 000 ». */
  total: number
  total_is_exact: boolean
  /** How many of the offers can be paged through, those that are near among them. */
  listed: number
  facets: Facets
  /** False when the counts are lower bounds, made on some 3 000 of the matches. */
  facets_are_exact: boolean
  /** The corrected keywords that were searched because those typed found nothing. */
  corrected_keywords: string | null
  /** True when nothing fits, or no offer holds all of the keywords: the nearest offers are shown. */
  widened: boolean
  /** True when the keywords surely name an occupation of which no offer is. */
  without_trade: boolean
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
 * Finds open offers; one statement, two where more than 3 000 fit. Where none holds the keywords these are corrected, else the
 * nearest are shown, last those with words that begin alike.
 * @param verbatim whether typing errors are left as they are
 */
export async function searchOffers(
  database: Database,
  criteria: SearchCriteria,
  page: SearchPage,
  verbatim = false,
): Promise<SearchResult> {
  const asked = readKeywords(criteria.keywords)
  const search = searchOf(criteria, page, asked)
  const listed = await selectListed(database, search)
  const result = await resultOf(database, search, listed, asked)
  if (!asked || listed.is_held) return result.total > 0 ? result : withBlocking(database, search, result)
  const corrected = verbatim ? null : await searchCorrected(database, criteria, page)
  if (corrected) return corrected
  if (result.total > 0) return result
  return (await searchAlike(database, criteria, page, asked)) ?? withBlocking(database, search, result)
}

/** The keywords name an occupation, or are likely to. */
function namesOccupation({ named_companies }: SearchCriteria, { isTitle, isSure }: Asked): boolean {
  return (isTitle || isSure) && !named_companies?.length
}

/** A correction counts where offers hold it, or where it names an occupation that is near to some. */
async function searchCorrected(database: Database, criteria: SearchCriteria, page: SearchPage) {
  const keywords = await correctKeywords(database, criteria.keywords ?? '')
  const asked = readKeywords(keywords)
  if (keywords === null || !asked) return null
  const found = await searchOffers(database, { ...criteria, keywords }, page, true)
  const counts = found.total > 0 && (!found.widened || namesOccupation(criteria, asked))
  return counts ? { ...found, corrected_keywords: keywords } : null
}

/**
 * No title says « cuisto », but « cuisinier » is one. A known occupation is not replaced so, because « carreleur » is no
 * « carrossier »: its whole professional domain is near to it then. Of words that name none, any is the last resort.
 */
async function searchAlike(database: Database, criteria: SearchCriteria, page: SearchPage, asked: Asked) {
  const isKnown = namesOccupation(criteria, asked)
  const words = isKnown ? [] : await wordsAlike(database, criteria.keywords ?? '')
  const alike = isKnown
    ? [askAround(asked)]
    : [words.length > 0 ? askAlike(asked, words) : null, askEach(asked)]
  for (const each of alike) {
    const search = each && searchOf(criteria, page, each)
    const result = search && (await resultOf(database, search, await selectListed(database, search), each))
    if (result && result.total > 0) return { ...result, near: [], widened: true }
  }
  return null
}

async function withBlocking(database: Database, search: Search, result: SearchResult): Promise<SearchResult> {
  if (Object.keys(search.conditions).length < 2) return result
  const [most] = await countWithout(database, search)
  return { ...result, blocking: most && most.count > 0 ? most : null }
}

async function resultOf(
  database: Database,
  search: Search,
  found: Listed,
  asked: Asked | null,
): Promise<SearchResult> {
  const { near, fitting, near_listed, has_sponsored, sponsored } = found
  const many = fitting > MOST_CANDIDATES
  const more = many ? await selectMany(database, search) : null
  const counts = more
    ? [...found.counts.filter(({ facet }) => !(facet && search.conditions[facet])), ...more.counts]
    : found.counts
  const isNear = fitting === 0
  const listed = fitting + near_listed
  const total = isNear ? listed : fitting
  return {
    ids: more?.ids ?? found.ids,
    near: isNear || many ? [] : near,
    total: many ? MOST_CANDIDATES : total,
    total_is_exact: !many,
    listed: many ? MOST_LISTED : listed,
    facets: presentFacets(counts),
    facets_are_exact: !many && FACETS.every((facet) => totalOf(counts, facet) <= MOST_CANDIDATES),
    corrected_keywords: null,
    widened: (isNear || !found.is_held) && total > 0,
    without_trade: isNear && search.isOccupation && !found.is_named,
    elsewhere: isNear && found.is_named && Boolean(asked?.places),
    occupation: found.is_typed && found.is_held ? null : (asked?.occupation ?? null),
    has_sponsored,
    sponsored: many && has_sponsored ? null : sponsored,
    blocking: null,
  }
}

function searchOf(
  criteria: SearchCriteria,
  { page, per_page, now }: SearchPage,
  asked: Asked | null,
): Search {
  const { around, named_companies = [] } = criteria
  const isIdle = criteria.sort === 'distance' ? !around : criteria.sort === 'relevance' && !asked
  const near = asked && nearQuery(asked)
  return {
    conditions: conditionsOf(criteria, asked),
    near: near && conditionsOf(criteria, asked, near),
    ...rankOf(asked, named_companies, IS_TITLED),
    isOccupation: asked !== null && namesOccupation(criteria, asked),
    around: around?.id ?? null,
    sort: isIdle ? 'date' : criteria.sort,
    offset: Math.min((page - 1) * per_page, 1_000_000),
    limit: per_page,
    now,
  }
}
