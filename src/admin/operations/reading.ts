import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { readSmsFigures } from '#src/notifications/sms/figures.ts'
import { type BackupRun, findLastRun } from '#src/platform/backup/runs.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import type { Env } from '#src/platform/env.ts'
import type { Services } from '#src/platform/services.ts'

const LARGEST_TABLES = 6

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** Reads how the machine is: its version, its database, the disk of its files and the last backup. */
export async function readOperations(services: Services) {
  const { db, env } = services
  const [backup, restore] = [await findLastRun(db, 'backup'), await findLastRun(db, 'restore')]
  return {
    version,
    started_at: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
    database: await readDatabase(db),
    disk: await readDisk(env),
    sms: await readSmsFigures(services),
    backup: backup && presentRun(backup),
    restore: restore && presentRun(restore),
  }
}

function presentRun({ at, took_seconds, rows, files }: BackupRun) {
  return { at: at.toISOString(), took_seconds, rows, files }
}

async function readDatabase(database: Database) {
  const [server] = await selectRows<{ version: string; bytes: string }>(
    database,
    sql`SELECT current_setting('server_version') AS version, pg_database_size(current_database())::text AS bytes`,
  )
  const [migrated] = await selectRows<{ count: number; at: string | null }>(
    database,
    sql`SELECT count(*)::int AS count, max(created_at)::text AS at FROM drizzle.__drizzle_migrations`,
  )
  const tables = await selectRows<{ name: string; bytes: string }>(
    database,
    sql`SELECT relname AS name, pg_total_relation_size(oid)::text AS bytes FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      ORDER BY pg_total_relation_size(oid) DESC, relname LIMIT ${LARGEST_TABLES}`,
  )
  return {
    server: `PostgreSQL ${(server?.version ?? '').split(' ')[0]}`,
    migrations: migrated?.count ?? 0,
    migrated_at: migrated?.at ? new Date(Number(migrated.at)).toISOString() : null,
    bytes: Number(server?.bytes ?? 0),
    tables: tables.map(({ name, bytes }) => ({ name, bytes: Number(bytes) })),
  }
}

async function readDisk({ S3_BUCKET, DATA_DIR }: Env) {
  if (S3_BUCKET) return null
  const { bsize, blocks, bavail } = await statfs(DATA_DIR)
  return { bytes: bsize * blocks, free_bytes: bsize * bavail }
}
