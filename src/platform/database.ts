import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { DrizzleQueryError, type SQL } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { migrateServer, migrationFailure } from './database/migration.ts'
import { openPool } from './database/watched-pool.ts'

/** A connection or a transaction, on PostgreSQL or PGlite alike. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database and what its owner needs beside queries. */
export interface OpenDatabase {
  db: Database
  kind: 'pglite' | 'postgres'
  /** The driver's own handle, for the queue and for LISTEN. */
  client: PGlite | pg.Pool
  close(): Promise<void>
}

export const MIGRATIONS = join(import.meta.dirname, '../../migrations')

// Both drivers leave dates without a time as the text `2026-11-21`, which a Date at some midnight would not keep.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/**
 * Opens the PostgreSQL server at `url`, or PGlite in `folder` (in memory when null), and brings its tables up to date.
 * @param options.copyOf what PGlite's `dumpDataDir` gave: an embedded database starts as it was
 * @param options.migrations another folder of them, null to leave the tables as they are
 */
export async function openDatabase(options: {
  url?: string | undefined
  folder: string | null
  copyOf?: Blob
  migrations?: string | null
}): Promise<OpenDatabase> {
  const { url, folder, copyOf, migrations = MIGRATIONS } = options
  return url ? openPostgres(url, migrations) : openPglite(folder, migrations, copyOf)
}

async function openPostgres(url: string, migrations: string | null): Promise<OpenDatabase> {
  if (migrations) await migrateServer(url, migrations)
  // A request waits for `connectionTimeoutMillis` when all connections are in use.
  const pool = openPool(url, { connectionTimeoutMillis: 5_000, max: 10, statement_timeout: 15_000 })
  const db = drizzlePg(pool)
  return { db: db as unknown as Database, kind: 'postgres', client: pool, close: () => pool.end() }
}

async function openPglite(
  folder: string | null,
  migrations: string | null,
  copyOf?: Blob,
): Promise<OpenDatabase> {
  // Loaded only here: with a PostgreSQL server the embedded one would only take memory.
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const { unaccent } = await import('@electric-sql/pglite/contrib/unaccent')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const client = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(copyOf ? { loadDataDir: copyOf } : {}),
    extensions: { pg_trgm, unaccent },
    parsers: { [pg.types.builtins.DATE]: (text) => text },
  })
  const db = drizzle(client)
  if (migrations)
    await migrate(db, { migrationsFolder: migrations }).catch(async (error: unknown) => {
      await client.close()
      const isQuery = error instanceof DrizzleQueryError
      throw migrationFailure(isQuery ? error.query : 'Reading the migrations', isQuery ? error.cause : error)
    })
  return { db: db as unknown as Database, kind: 'pglite', client, close: () => client.close() }
}

/** Runs one statement and returns its rows as `T`, which the caller vouches for. */
export async function selectRows<T>(database: Database, statement: SQL): Promise<T[]> {
  const result = (await database.execute(statement)) as unknown as { rows: T[] }
  return result.rows
}
