import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '../database.ts'

/**
 * Deletes the jobs that carry an address: those that have ended, which are kept for some days, and those that wait, as
 * nobody is there any more for whom they would run. A job that runs now is left to its worker.
 */
export async function forgetJobsOf(database: Database, email: string): Promise<void> {
  const [queue] = await selectRows<{ is_there: boolean }>(
    database,
    sql`SELECT to_regclass('pgboss.job') IS NOT NULL AS is_there`,
  )
  if (!queue?.is_there) return
  const address = JSON.stringify(email)
  await database.execute(
    sql`DELETE FROM pgboss.job WHERE state <> 'active'
      AND (position(${address} in data::text) > 0 OR position(${email} in coalesce(output::text, '')) > 0)`,
  )
}
