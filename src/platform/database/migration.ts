import { setTimeout as wait } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'

/** Milliseconds; others queue behind a change that waits for its lock, so it lets them pass and tries again. */
const PATIENCE = { lock: 3_000, pause: 2_000, tries: 100 }
const LOCK_NOT_AVAILABLE = '55P03'
const ALONE = 742_001
const INDEX = /^\s*CREATE (UNIQUE )?INDEX (?:IF NOT EXISTS )?"([^"]+)" ON /

/**
 * Brings the tables of a PostgreSQL server up to date, one process at a time and as drizzle's own migrator keeps count.
 * Each migration is a transaction without a limit of time and with one for its locks. An index of a database in use is
 * made after it, CONCURRENTLY: until it is there its statement waits in a table, so that the next start goes on.
 * @throws Error what a statement failed with; the migrations before it are kept
 */
export async function migrateServer(url: string, folder: string, patience = PATIENCE): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await beAlone(client)
    await client.query(`SET lock_timeout = ${patience.lock}`)
    const last = await prepareTables(client)
    const pending = readMigrationFiles({ migrationsFolder: folder }).filter(
      ({ folderMillis }) => last === null || folderMillis > last,
    )
    for (const each of pending) await withPatience(patience, () => migrateOnce(client, each, last !== null))
    await client.query('SET lock_timeout = 0')
    await makeWaitingIndexes(client)
  } finally {
    await client.end()
  }
}

/** By asking again and again: a statement that waited for the lock would hold up an index that is made meanwhile. */
async function beAlone(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS ours', [ALONE])
    if (rows[0]?.ours) return
    await wait(200)
  }
}

/** @returns the moment of the last migration that was made, null on an empty database */
async function prepareTables(client: pg.Client): Promise<number | null> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint);
    CREATE TABLE IF NOT EXISTS drizzle.waiting_indexes (name text PRIMARY KEY, statement text NOT NULL)`)
  const { rows } = await client.query('SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations')
  return rows[0]?.last ? Number(rows[0].last) : null
}

async function migrateOnce(client: pg.Client, { sql, hash, folderMillis }: MigrationMeta, inUse: boolean) {
  await client.query('BEGIN')
  try {
    for (const statement of sql) {
      const name = inUse ? INDEX.exec(statement)?.[2] : undefined
      if (name) await client.query('INSERT INTO drizzle.waiting_indexes VALUES ($1, $2)', [name, statement])
      else await client.query(statement)
    }
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function withPatience({ pause, tries }: typeof PATIENCE, act: () => Promise<void>) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await act()
    } catch (error) {
      const isLocked = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE
      if (!isLocked || tried === tries) throw error
      await wait(pause)
    }
  }
}

async function makeWaitingIndexes(client: pg.Client) {
  const { rows } = await client.query('SELECT name, statement FROM drizzle.waiting_indexes ORDER BY name')
  for (const { name, statement } of rows) {
    // One whose making was cut short is there, of no use, and in the way.
    const left = await client.query(
      'SELECT indexrelid::regclass::text AS index FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
      [`"${name}"`],
    )
    for (const { index } of left.rows) await client.query(`DROP INDEX CONCURRENTLY ${index}`)
    await client.query(statement.replace(INDEX, `CREATE $1INDEX CONCURRENTLY IF NOT EXISTS "${name}" ON `))
    await client.query('DELETE FROM drizzle.waiting_indexes WHERE name = $1', [name])
  }
}
