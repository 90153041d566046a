import { createWriteStream, existsSync } from 'node:fs'
import { open, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { type Database, type OpenDatabase, selectRows } from '../database.ts'
import { closeFolder, makePrivateFolder, PRIVATE_FILE } from '../files/private-files.ts'
import type { Files } from '../files/storage.ts'
import { type Manifest, partsOf, quoted } from './layout.ts'

const AT_ONCE = 1_000

/**
 * Writes the whole of a database, as it is at one moment, and its files into a folder that is empty or not there.
 * @throws Error when the folder holds something
 */
export async function writeBackup({ db }: OpenDatabase, files: Files, folder: string): Promise<Manifest> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`)
  const parts = partsOf(folder)
  await makePrivateFolder(join(folder, 'tables'))
  await closeFolder(folder)
  // Files are copied before the rows are read, so that no row names a file that was removed meanwhile, and once more
  // after them for those that came.
  await copyFiles(files, parts.files)
  const rows = await db.transaction((tx) => writeRows(tx, folder), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  const manifest = { ...rows, files: await copyFiles(files, parts.files) }
  // The manifest is written last, because a folder without it is no backup.
  await writeFile(parts.manifest, JSON.stringify(manifest, null, 2), { mode: PRIVATE_FILE })
  return manifest
}

async function copyFiles(files: Files, folder: string): Promise<number> {
  let count = 0
  for await (const keys of files.list(AT_ONCE))
    for (const key of keys) {
      const path = join(folder, key)
      count += 1
      if (existsSync(path)) continue
      await makePrivateFolder(dirname(path))
      await pipeline(await files.readStream(key), createWriteStream(path, { mode: PRIVATE_FILE }))
    }
  return count
}

async function writeRows(tx: Database, folder: string): Promise<Omit<Manifest, 'files'>> {
  const [last] = await selectRows<{ at: string }>(
    tx,
    sql`SELECT max(created_at)::text AS at FROM drizzle.__drizzle_migrations`,
  )
  const tables: Manifest['tables'] = []
  for (const { name, columns } of await listTables(tx))
    tables.push({ name, columns, rows: await writeTable(tx, name, columns, partsOf(folder).table(name)) })
  const sequences = await selectRows<Manifest['sequences'][number]>(
    tx,
    sql`SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  )
  const made_at = new Date().toISOString()
  return { format: 1, made_at, migrated_at: Number(last?.at), tables, sequences, jobs: await listJobs(tx) }
}

/** Every table with the columns that are written, which those that are computed are not. */
function listTables(tx: Database): Promise<{ name: string; columns: string[] }[]> {
  return selectRows(
    tx,
    sql`SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attgenerated = ''
      GROUP BY c.relname ORDER BY c.relname`,
  )
}

async function writeTable(tx: Database, name: string, columns: string[], path: string): Promise<number> {
  const file = await open(path, 'w', PRIVATE_FILE)
  let count = 0
  try {
    await tx.execute(
      sql.raw(`DECLARE dumped CURSOR FOR SELECT row_to_json(t)::text AS row
        FROM (SELECT ${columns.map(quoted).join(', ')} FROM public.${quoted(name)}) AS t`),
    )
    for (;;) {
      const rows = await selectRows<{ row: string }>(tx, sql.raw(`FETCH ${AT_ONCE} FROM dumped`))
      if (rows.length === 0) break
      await file.write(rows.map(({ row }) => `${row}\n`).join(''))
      count += rows.length
    }
    await tx.execute(sql`CLOSE dumped`)
  } finally {
    await file.close()
  }
  return count
}

/** Jobs that have not ended; those of the library itself come again. */
async function listJobs(tx: Database): Promise<Manifest['jobs']> {
  const [queue] = await selectRows<{ is_there: boolean }>(
    tx,
    sql`SELECT to_regclass('pgboss.job') IS NOT NULL AS is_there`,
  )
  if (!queue?.is_there) return []
  return selectRows(
    tx,
    sql`SELECT name, data, start_after::text AS start_after, singleton_key AS key FROM pgboss.job
      WHERE state IN ('created', 'retry', 'active') AND left(name, 8) <> '__pgboss' ORDER BY created_on, id`,
  )
}
