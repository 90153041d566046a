import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { HOUR } from '#src/shared/durations.ts'
import { openPool } from '../database/watched-pool.ts'
import { type Database, selectRows } from '../database.ts'
import { writeLog } from '../log.ts'

const MOST_BEHIND_MS = 10_000
const MEASURE_EVERY_MS = 2_000
/** Positions of the primary are remembered for so long; an older replica is told by its last known age. */
const REMEMBERED_MS = HOUR

/** The statement gives null on a server that follows no other one any more. */
const FOLLOWED = sql`CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END`

/** A copy of the database that follows it. */
export interface Replica {
  /** The copy, while it answers and is at most ten seconds behind; else null. */
  current(): Database | null
  /** Seconds by which it may be behind, Infinity while that is not known. */
  age(): number
  close(): Promise<void>
}

interface Settings {
  everyMs?: number
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

/**
 * Opens the streaming replica at `url`. Its age is told by this process's clock alone: what had been written at a
 * moment and has been replayed since makes it as old as that moment, also when nothing is written for long.
 */
export function openReplica(url: string, primary: Database, settings: Settings = {}): Replica {
  const { everyMs = MEASURE_EVERY_MS, now = () => performance.now() } = settings
  // One probe will do: to be wrong about it costs little, for the primary answers.
  const pool = openPool(url, { connectionTimeoutMillis: 1_000, max: 10, statement_timeout: 15_000 }, 1)
  const db = drizzle(pool) as unknown as Database
  const age = measureAge(primary, db, now)
  const isUsable = () => !pool.isAway() && age.read() <= MOST_BEHIND_MS
  let wasUsed = false
  let timer: NodeJS.Timeout | undefined
  let measuring: Promise<void> | undefined
  const measure = async () => {
    // A database that does not answer tells nothing new, so the age goes on growing.
    await age.update().catch(() => undefined)
    if (isUsable() !== wasUsed) writeLog('warn', wasUsed ? 'the replica is left' : 'the replica is used')
    wasUsed = isUsable()
    if (!pool.ending) timer = setTimeout(begin, everyMs).unref()
  }
  const begin = () => {
    measuring = measure()
  }
  begin()
  return {
    current: () => (isUsable() ? db : null),
    age: () => age.read() / 1000,
    async close() {
      const closing = pool.end()
      clearTimeout(timer)
      await Promise.all([closing, measuring])
    },
  }
}

function measureAge(primary: Database, replica: Database, now: () => number) {
  /** How far the primary had written at which moments, beginning with the newest that the replica has reached. */
  let written: { at: number; position: bigint }[] = []
  let reachedAt = Number.NEGATIVE_INFINITY
  return {
    read: () => now() - reachedAt,
    async update() {
      const at = now()
      const position = await readPosition(primary, sql`pg_current_wal_lsn()`)
      if (position !== null) written.push({ at, position })
      const replayed = await readPosition(replica, FOLLOWED)
      if (replayed === null) return
      const reached = written.findLast((each) => each.position <= replayed)
      if (reached) reachedAt = reached.at
      written = written.filter((each) => each.at >= Math.max(reachedAt, at - REMEMBERED_MS))
    },
  }
}

async function readPosition(database: Database, position: SQL): Promise<bigint | null> {
  const [row] = await selectRows<{ bytes: string | null }>(
    database,
    sql`SELECT pg_wal_lsn_diff(${position}, '0/0')::text AS bytes`,
  )
  return row?.bytes ? BigInt(row.bytes) : null
}
