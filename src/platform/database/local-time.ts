import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A moment as the clock of Antananarivo shows it; or the moment at which that clock shows this, a timestamp without zone. */
export function atAntananarivo(value: SQLWrapper): SQL {
  return sql`(${value} AT TIME ZONE 'Indian/Antananarivo')`
}

/** The day of a moment at Antananarivo, as text: `2026-11-21`. */
export function dayAtAntananarivo(moment: SQLWrapper): SQL<string> {
  return sql<string>`to_char(${atAntananarivo(moment)}, 'YYYY-MM-DD')`
}
