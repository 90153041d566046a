import { setTimeout as wait } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { makeWaitingIndexes, prepareWaitingIndexes, runBesideWaiting } from './waiting-indexes.ts'

/** Milliseconds; others queue behind a change that waits for its lock, so it lets them pass and tries again. */
const PATIENCE = { lock: 3_000, pause: 2_000, tries: 100 }
const LOCK_NOT_AVAILABLE = '55P03'
/** The advisory lock that the process which migrates holds. */
const ALONE = 742_001

/**
 * Brings the tables of a PostgreSQL server up to date, one process at a time and as drizzle's own migrator keeps count.
 * All migrations are one transaction, without a limit of time and with one for its locks, so that one which fails leaves
 * the tables as the version before needs them. Indexes of tables in use are made after it (`waiting-indexes.ts`).
 * @throws Error which migration failed, with what, and what to do; nothing was changed then
 */
export async function migrateServer(url: string, folder: string, patience = PATIENCE): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await beAlone(client)
    await client.query(`SET lock_timeout = ${patience.lock}`)
    const pending = await listPending(client, folder)
    if (pending.length) await withPatience(patience, () => migrateAtOnce(client, pending))
    await client.query('SET lock_timeout = 0')
    await makeWaitingIndexes(client)
  } finally {
    await client.end()
  }
}

/**
 * Says which statement of the migrations failed and what is to be done, without the values that a driver's error carries.
 * @param cause what the database refused it with
 */
export function migrationFailure(statement: string, cause: unknown): Error {
  const [beginning = ''] = statement.trim().split('\n')
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(
    `The tables could not be brought up to date. « ${beginning.slice(0, 160)} » was refused: ${reason}. Nothing was changed, and the version before can go on serving. Mend what is named here, then start again.`,
    { cause },
  )
}

/** A waiting statement would hold up an index that is made meanwhile, so the lock is asked for again and again. */
async function beAlone(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS ours', [ALONE])
    if (rows[0]?.ours) return
    await wait(200)
  }
}

/** @returns the migrations after the last one that was made */
async function listPending(client: pg.Client, folder: string): Promise<MigrationMeta[]> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
  await prepareWaitingIndexes(client)
  const { rows } = await client.query('SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations')
  const last = Number(rows[0]?.last ?? -1)
  return readMigrationFiles({ migrationsFolder: folder }).filter(({ folderMillis }) => folderMillis > last)
}

async function migrateAtOnce(client: pg.Client, pending: MigrationMeta[]) {
  const { rows } = await client.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)
  const inUse = new Set(rows.map(({ tablename }) => tablename as string))
  await client.query('BEGIN')
  try {
    for (const each of pending) await migrateOnce(client, each, (table) => inUse.has(table))
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function migrateOnce(
  client: pg.Client,
  { sql, hash, folderMillis }: MigrationMeta,
  isInUse: (table: string) => boolean,
) {
  for (const statement of sql) {
    try {
      await runBesideWaiting(client, statement, isInUse)
    } catch (error) {
      if (isLocked(error)) throw error
      throw migrationFailure(statement, error)
    }
  }
  await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
    hash,
    folderMillis,
  ])
}

const isLocked = (error: unknown) => error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE

async function withPatience({ pause, tries }: typeof PATIENCE, act: () => Promise<void>) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await act()
    } catch (error) {
      if (!isLocked(error) || tried === tries) throw error
      await wait(pause)
    }
  }
}
