import { lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { type Database, selectRows } from './database.ts'

/** Something that is kept for a limited time. */
export interface Retention {
  what: string
  /** How long it is kept, in the words of docs/retention.md. */
  length: string
  /** The rows that the housekeeping removes; other retentions have a job of their own. */
  over?: (now: Date) => { table: PgTable; which: SQL | undefined }
}

/** The moment so many milliseconds before `now`. */
export const before = (now: Date, ms: number): Date => after(now, -ms)

/** A condition on rows whose moment lies more than so many days before `now`. */
export const isOlder = (moment: PgColumn, days: number, now: Date): SQL => lt(moment, before(now, days * DAY))

/** The same for a column that is a day in Antananarivo. */
export const isOlderDay = (day: PgColumn, days: number, now: Date): SQL =>
  lt(day, dayAt(before(now, days * DAY)))

/**
 * Removes the rows of a table that match, so many with each statement, so that none is locked for long.
 * @param which a condition on the table's columns
 * @returns how many were removed
 */
export async function purge(database: Database, table: PgTable, which: SQL, atOnce = 5_000): Promise<number> {
  let all = 0
  for (;;) {
    const rows = await selectRows<{ count: number }>(
      database,
      sql`WITH gone AS (DELETE FROM ${table}
        WHERE ctid IN (SELECT ctid FROM ${table} WHERE ${which} LIMIT ${atOnce}::int) RETURNING 1)
        SELECT count(*)::int AS count FROM gone`,
    )
    const count = rows[0]?.count ?? 0
    all += count
    if (count < atOnce) return all
  }
}
