import { sql } from 'drizzle-orm'
import { listen } from '../database/listen.ts'
import { type Database, type OpenDatabase, selectRows } from '../database.ts'

const CHANNEL = 'jobs'
/** Jobs for later and those to be tried again are looked for in the table this often. */
const LOOK_MS = 2_000

/** Tells every process that a job of this kind can run, once the transaction is committed. */
export async function announceJob(transaction: Database, name: string) {
  await transaction.execute(sql`SELECT pg_notify(${CHANNEL}, ${name})`)
}

/**
 * Wakes the workers that have something to do, so that none of them has to ask for itself: there is a worker for each
 * kind, and together they asked the database forty times a second.
 * @param wake called with the name of a kind
 * @param onError called once for each time that the table cannot be read, however long
 * @returns what stops it
 */
export function wakeWorkers(
  database: OpenDatabase,
  wake: (name: string) => void,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isFailing = false
  let looking: Promise<void> | undefined
  const look = async () => {
    try {
      for (const { name } of await listDue(database.db)) wake(name)
      isFailing = false
    } catch (error) {
      if (!isFailing) onError(error)
      isFailing = true
    }
    looking = undefined
  }
  const lookOnce = () => {
    looking ??= look()
  }
  const timer = setInterval(lookOnce, LOOK_MS)
  const stopListening = listen(database, CHANNEL, wake, lookOnce)
  return async () => {
    clearInterval(timer)
    await stopListening()
    await looking
  }
}

function listDue(database: Database) {
  return selectRows<{ name: string }>(
    database,
    sql`SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND start_after <= now()`,
  )
}
