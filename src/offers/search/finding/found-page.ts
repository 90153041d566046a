import type { Database } from '#src/platform/database.ts'
import { broadSearches } from './broad-searches.ts'
import { type Candidates, selectCandidates } from './candidates.ts'
import { MOST_CANDIDATES } from './facets.ts'
import { newestOf, publishedAfter } from './matches.ts'
import {
  MOST_LISTED,
  oldestOfWindow,
  pageOf,
  type Search,
  selectAmongAll,
  selectFirst,
} from './statements.ts'

interface FoundPage {
  found: Candidates
  /** More match than are looked through. */
  many: boolean
  /** The page's offers, in order. */
  ids: number[]
}

/**
 * What a search finds, and its page: one statement, two where more than 3 000 match, at once where that is known before.
 * @param database no transaction, which would ask them one after the other
 */
export async function findPage(database: Database, search: Search): Promise<FoundPage> {
  const broad = broadSearches(database)
  const { whole } = search.keys
  if (broad.has(whole) && broad.daysOf(whole) === null) {
    const [found, ids] = await Promise.all([
      selectCandidates(database, { ...search, fit: null }),
      pageOfMany(database, search),
    ])
    if (isMany(found)) return { found, many: true, ids }
    broad.forget(whole)
  }
  const found = await selectCandidates(database, search)
  if (!isMany(found)) return { found, many: false, ids: pageOf(found.matches, search) }
  broad.add(whole)
  const isSorted = found.areNewest && (search.sort === 'relevance' || search.sort === 'date')
  const ids = isSorted ? await newestPage(database, search, found) : await pageOfMany(database, search)
  return { found, many: true, ids }
}

const isMany = ({ matches }: Candidates) => matches.count > MOST_CANDIDATES

/** The very page that `pageOfMany` would find: how a search is gone about changes nothing of it. */
async function newestPage(database: Database, search: Search, { matches }: Candidates): Promise<number[]> {
  if (search.offset >= MOST_LISTED) return []
  const newest = newestOf(matches, MOST_LISTED)
  if (search.sort === 'date') return pageOf(newest, search)
  const oldest = await oldestOfWindow(database, search.now)
  const ranked = oldest ? publishedAfter(newest, oldest) : newest
  return ranked.count >= search.offset + search.limit
    ? pageOf(ranked, search)
    : pageOf(newest, { ...search, sort: 'date' })
}

async function pageOfMany(database: Database, search: Search): Promise<number[]> {
  if (search.offset >= MOST_LISTED) return []
  const { paidLess } = broadSearches(database)
  const isPaidLess = search.sort === 'salary' && paidLess.has(search.keys.whole)
  const first = isPaidLess ? null : await selectFirst(database, search)
  if (first) return first
  if (search.sort === 'salary') paidLess.set(search.keys.whole, true)
  return selectAmongAll(database, search)
}
