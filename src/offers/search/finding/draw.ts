import { type SQL, sql } from 'drizzle-orm'
import { HOUR } from '#src/shared/durations.ts'
import { offerSearch } from '../../tables.ts'

/** Sponsored offers that stand first on one page, and pages that begin with some. */
export const FIRST = 3
export const PAGES = 10

/** The same rule as a condition on rows of `offer_search`. */
export const sponsoredInSearch = (now: Date) =>
  sql`${offerSearch.sponsored_until} > ${now.toISOString()}::timestamptz`

/** An aggregate: of a group of rows of `offer_search` the first sponsored ones that fit, in this hour's order, which is everyone's. */
export function drawn(now: Date, fits = sql`true`): SQL {
  const { offer_id } = offerSearch
  const hour = Math.floor(now.getTime() / HOUR)
  const order = sql`hashint4extended(${offer_id}, ${hour}::bigint), ${offer_id}`
  return sql`coalesce(to_json((array_agg(${offer_id} ORDER BY ${order})
    FILTER (WHERE ${sponsoredInSearch(now)} AND ${fits}))[1:${sql.raw(String(FIRST * PAGES))}]), '[]')`
}
