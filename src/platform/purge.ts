import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Database, selectRows } from './database.ts'

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
