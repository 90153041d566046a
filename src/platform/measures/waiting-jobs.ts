import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '../database.ts'

/** Counts the jobs that are due and wait for a worker; none before the queue has made its tables. */
export async function countDueJobs(database: Database): Promise<number> {
  if (!(await hasQueue(database))) return 0
  const [row] = await selectRows<{ count: number }>(
    database,
    sql`SELECT count(*)::int AS count FROM pgboss.job
      WHERE state < 'active' AND start_after <= now() AND left(name, 8) <> '__pgboss'`,
  )
  return row?.count ?? 0
}

/** Whether the queue has made its tables: a process that only serves may come before. */
async function hasQueue(database: Database): Promise<boolean> {
  const [queue] = await selectRows<{ is_there: boolean }>(
    database,
    sql`SELECT to_regclass('pgboss.job') IS NOT NULL AS is_there`,
  )
  return queue?.is_there ?? false
}
