import { type SQL, sql } from 'drizzle-orm'
import { HOUR } from '#src/shared/durations.ts'
import { offerSearch } from '../tables.ts'

/** Sponsored offers that stand first on one page, and pages that begin with some. */
export const FIRST = 3
export const PAGES = 10

/** The same rule as a condition on rows of `offer_search`. */
export const sponsoredInSearch = (now: Date) =>
  sql`${offerSearch.sponsored_until} > ${now.toISOString()}::timestamptz`

/** Of these rows of `offer_search` the first sponsored ones in this hour's order, which is everyone's. */
export function drawn(source: SQL, fits: SQL, now: Date): SQL {
  const { offer_id } = offerSearch
  const hour = Math.floor(now.getTime() / HOUR)
  return sql`SELECT ${offer_id} FROM ${source} WHERE ${fits} AND ${sponsoredInSearch(now)}
    ORDER BY hashint4extended(${offer_id}, ${hour}::bigint), ${offer_id} LIMIT ${FIRST * PAGES}::int`
}
