import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Database, selectRows } from './database.ts'

/** Something that is kept for a limited time. */
export interface Retention {
  what: string
  /** How long it is kept, in the words of docs/retention.md. */
  length: string
  /** The rows that housekeeping removes; other retentions have a job of their own. */
  over?: (now: Date) => { table: PgTable; which: SQL | undefined }
}

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
