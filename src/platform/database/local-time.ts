import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Converts between a moment and what the clock of Antananarivo shows, in SQL: a `timestamptz` becomes a `timestamp`, and a
 * `timestamp` the moment at which that clock shows it.
 */
export function atAntananarivo(value: SQLWrapper): SQL {
  return sql`(${value} AT TIME ZONE 'Indian/Antananarivo')`
}

/** The day of a moment at Antananarivo, as text: `2026-11-21`. */
export function dayAtAntananarivo(moment: SQLWrapper): SQL<string> {
  return sql<string>`to_char(${atAntananarivo(moment)}, 'YYYY-MM-DD')`
}
