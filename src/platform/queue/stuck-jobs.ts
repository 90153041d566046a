import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '../database.ts'
import { announceJob } from './wake-workers.ts'

/** A job that waits: it failed for good, failed and is tried again, or is due and nobody takes it. */
export interface StuckJob {
  id: string
  name: string
  state: 'failed' | 'retry' | 'late'
  tries: number
  /** Why the last try failed, without a word about a person; null for one that was not tried. */
  error: string | null
  created_at: Date
  next_at: Date | null
}

const OWN_OF_LIBRARY = sql`left(name, 8) = '__pgboss'`
const STUCK = sql`NOT ${OWN_OF_LIBRARY} AND (state IN ('failed', 'retry')
  OR state = 'created' AND start_after < now() - interval '1 minute')`

/** Whether the queue has made its tables: a process that only serves may come before. */
async function hasQueue(database: Database): Promise<boolean> {
  const [queue] = await selectRows<{ is_there: boolean }>(
    database,
    sql`SELECT to_regclass('pgboss.job') IS NOT NULL AS is_there`,
  )
  return queue?.is_there ?? false
}

/** Lists the jobs that failed or are late, those that failed for good first; what they carry is left out. */
export async function listStuckJobs(database: Database, most: number): Promise<StuckJob[]> {
  if (!(await hasQueue(database))) return []
  const rows = await selectRows<
    Omit<StuckJob, 'created_at' | 'next_at'> & Record<'created' | 'next', string>
  >(
    database,
    sql`SELECT id::text, name, CASE state WHEN 'created' THEN 'late' ELSE state::text END AS state,
        retry_count AS tries, coalesce(nullif(output ->> 'message', ''), output ->> 'type') AS error,
        created_on::text AS created, start_after::text AS next
      FROM pgboss.job WHERE ${STUCK} ORDER BY state = 'failed' DESC, created_on LIMIT ${most}`,
  )
  return rows.map(({ created, next, ...job }) => ({
    ...job,
    created_at: new Date(created),
    next_at: job.state === 'retry' ? new Date(next) : null,
  }))
}

/** Counts the jobs that are due and wait for a worker; none before the queue has made its tables. */
export async function countDueJobs(database: Database): Promise<number> {
  if (!(await hasQueue(database))) return 0
  const [row] = await selectRows<{ count: number }>(
    database,
    sql`SELECT count(*)::int AS count FROM pgboss.job
      WHERE state < 'active' AND start_after <= now() AND NOT ${OWN_OF_LIBRARY}`,
  )
  return row?.count ?? 0
}

/** Has a stuck job tried now. @returns its kind, or null when it is not stuck any more */
export async function retryJob(transaction: Database, id: string): Promise<string | null> {
  const name = await changeStuck(
    transaction,
    sql`UPDATE pgboss.job SET state = 'retry', start_after = now(), retry_limit = greatest(retry_limit, retry_count + 1),
      completed_on = NULL WHERE id = ${id}::uuid AND ${STUCK} RETURNING name`,
  )
  if (name) await announceJob(transaction, name)
  return name
}

/** Gives a stuck job up. @returns its kind, or null when it is not stuck any more */
export function dropJob(transaction: Database, id: string): Promise<string | null> {
  return changeStuck(
    transaction,
    sql`DELETE FROM pgboss.job WHERE id = ${id}::uuid AND ${STUCK} RETURNING name`,
  )
}

async function changeStuck(transaction: Database, statement: ReturnType<typeof sql>): Promise<string | null> {
  if (!(await hasQueue(transaction))) return null
  const [row] = await selectRows<{ name: string }>(transaction, statement)
  return row?.name ?? null
}
