import { type SQL, sql } from 'drizzle-orm'
import { MINUTE } from '#src/shared/durations.ts'
import { offerSearch } from '../../tables.ts'

/** Sponsored offers that stand first on one page, and pages that begin with some. */
export const FIRST = 3
export const PAGES = 10

/** The same rule as a condition on rows of `offer_search`. */
export const sponsoredInSearch = (now: Date) =>
  sql`${offerSearch.sponsored_until} > ${now.toISOString()}::timestamptz`

/** So long the same offers stand first, for everyone: longer than a visitor reads on, so that no page repeats another. */
export const TURN = 15 * MINUTE

/**
 * An aggregate: of a group of rows of `offer_search` the sponsored ones that fit, in a fixed order of chance that each turn
 * begins three further on, so that each is first equally often.
 */
export function drawn(now: Date, fits = sql`true`): SQL {
  const { offer_id } = offerSearch
  const turn = Math.floor(now.getTime() / TURN)
  const isDrawn = sql`FILTER (WHERE ${sponsoredInSearch(now)} AND ${fits})`
  const all = sql`array_agg(${offer_id} ORDER BY hashint4extended(${offer_id}, 0), ${offer_id}) ${isDrawn}`
  const passed = sql`(${turn * FIRST}::bigint % greatest(count(*) ${isDrawn}, 1))::int`
  return sql`coalesce(to_json(((${all})[${passed} + 1:] || (${all})[:${passed}])[1:${sql.raw(String(FIRST * PAGES))}]), '[]')`
}
