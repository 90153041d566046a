import { sql } from 'drizzle-orm'
import { Cache } from '#src/platform/cache.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { offerSearch } from '../tables.ts'
import { conditionsOf, fitting } from './finding/conditions.ts'
import { type Facet, keyOf, type SearchCriteria } from './finding/criteria.ts'
import { countFacets, type FacetCount, type Facets, presentFacets, totalOf } from './finding/facets.ts'
import type { SearchResult } from './search.ts'

interface ExactCounts {
  total: number
  facets: Facets
}

/** Adds exact numbers to a result whose matches were too many to be counted with the page. */
export type Counting = (criteria: SearchCriteria, found: SearchResult, now: Date) => Promise<SearchResult>

/**
 * Counts searches of more than 3 000 offers beside the pages that show them: kept for half a minute, made anew by one
 * at a time, and waited for 200 ms at most. What words match is not counted: they are too many to be kept.
 */
export function openCounting(services: Pick<Services, 'db' | 'clock' | 'replica'>): Counting {
  const figures = new Cache<ExactCounts>(services.clock, { seconds: 30, oldestSeconds: 600, most: 300 })
  return async (criteria, found, now) => {
    if ((found.total_is_exact && found.facets_are_exact) || criteria.keywords) return found
    const read = () => readPublic(services, null, (db) => countExactly(db, criteria, now))
    const exact = await figures.getWithin(200, keyOf(criteria), read)
    if (!exact) return found
    const total = found.total_is_exact ? found.total : exact.total
    return { ...found, total, total_is_exact: true, facets: exact.facets, facets_are_exact: true }
  }
}

/** Counts every match in one statement; the values of a filter are counted without that filter. */
async function countExactly(database: Database, criteria: SearchCriteria, now: Date): Promise<ExactCounts> {
  const conditions = conditionsOf(criteria)
  const rows = (without?: Facet) => sql`${offerSearch} WHERE ${fitting(conditions, now, without)}`
  const counts = await selectRows<FacetCount>(database, countFacets(conditions, rows(), rows))
  return { total: totalOf(counts, null), facets: presentFacets(counts) }
}
