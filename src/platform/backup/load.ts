import { createReadStream } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, MIGRATIONS, type OpenDatabase, selectRows } from '../database.ts'
import { makePrivateFolder } from '../files/private-files.ts'
import type { Files } from '../files/storage.ts'
import { type Manifest, partsOf, quoted } from './layout.ts'

const AT_ONCE = 500

/**
 * Reads what a backup says of itself.
 * @throws Error when the folder is no finished backup, or one of a later version
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(partsOf(folder).manifest, 'utf8').catch(() => {
    throw new Error(`${folder} is not a backup, or not a finished one`)
  })
  const manifest: Manifest = JSON.parse(text)
  if (
    manifest.format !== 1 ||
    !(await listMigrations()).entries.some(({ when }) => when === manifest.migrated_at)
  )
    throw new Error(
      'this backup is of another version: restore it with the version that made it, or a later one',
    )
  return manifest
}

/** A folder with the migrations that the backup's tables had; the later ones are made by the next start. */
export async function migrationsUntil({ migrated_at }: Pick<Manifest, 'migrated_at'>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'asafidy-migrations-'))
  await cp(MIGRATIONS, folder, { recursive: true })
  const journal = await listMigrations()
  const entries = journal.entries.filter(({ when }) => when <= migrated_at)
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return folder
}

async function listMigrations(): Promise<{ entries: { when: number }[] }> {
  return JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'))
}

/** Whether nothing would be lost by a restore into this place. */
export async function isEmptyPlace({ db }: OpenDatabase, files: Files): Promise<boolean> {
  for await (const keys of files.list(1)) if (keys.length > 0) return false
  const [users] = await selectRows<{ are_there: boolean }>(
    db,
    sql`SELECT to_regclass('public.users') IS NOT NULL AS are_there`,
  )
  if (!users?.are_there) return true
  const rows = await selectRows(db, sql`SELECT 1 FROM users LIMIT 1`)
  return rows.length === 0
}

/** Removes every table and file of this place. */
export async function emptyPlace({ db }: OpenDatabase, files: Files) {
  await db.transaction(async (tx) => {
    for (const schema of ['pgboss', 'drizzle', 'public'])
      await tx.execute(sql.raw(`DROP SCHEMA IF EXISTS ${schema} CASCADE`))
    await tx.execute(sql`CREATE SCHEMA public`)
  })
  for await (const keys of files.list(AT_ONCE)) for (const key of keys) await files.remove(key)
}

/** Puts the rows of a backup into its tables, all or none, and its files into the storage. */
export async function loadBackup({ db }: OpenDatabase, files: Files, folder: string, manifest: Manifest) {
  const parts = partsOf(folder)
  for (const key of await listKeys(parts.files)) await files.putFile(key, join(parts.files, key))
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    const references = await dropReferences(tx)
    for (const table of manifest.tables) await loadTable(tx, table, parts.table(table.name))
    for (const { name, value } of manifest.sequences)
      await tx.execute(sql`SELECT setval(${`public.${quoted(name)}`}::regclass, ${value}::bigint)`)
    for (const statement of references) await tx.execute(sql.raw(statement))
  })
}

async function listKeys(folder: string): Promise<string[]> {
  await makePrivateFolder(folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** Rows come table after table, whatever refers to what. @returns the statements that make the references again */
async function dropReferences(tx: Database): Promise<string[]> {
  const rows = await selectRows<{ name: string; of: string; definition: string }>(
    tx,
    sql`SELECT conname AS name, conrelid::regclass::text AS of, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1`,
  )
  for (const { name, of } of rows)
    await tx.execute(sql.raw(`ALTER TABLE ${of} DROP CONSTRAINT ${quoted(name)}`))
  return rows.map(
    ({ name, of, definition }) => `ALTER TABLE ${of} ADD CONSTRAINT ${quoted(name)} ${definition}`,
  )
}

async function loadTable(tx: Database, { name, columns, rows }: Manifest['tables'][number], path: string) {
  const table = sql.raw(`public.${quoted(name)}`)
  const list = sql.raw(columns.map(quoted).join(', '))
  // Some tables refuse that a row goes, and the migrations have put rows into some of these.
  await tx.execute(sql`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await tx.execute(sql`DELETE FROM ${table}`)
  await tx.execute(sql`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  let count = 0
  const insert = async (lines: string[]) => {
    count += lines.length
    await tx.execute(
      sql`INSERT INTO ${table} (${list}) OVERRIDING SYSTEM VALUE
        SELECT ${list} FROM json_populate_recordset(NULL::${table}, ${`[${lines.join(',')}]`}::json)`,
    )
  }
  let lines: string[] = []
  for await (const line of readLines(path)) {
    lines.push(line)
    if (lines.length < AT_ONCE) continue
    await insert(lines)
    lines = []
  }
  if (lines.length > 0) await insert(lines)
  if (count !== rows) throw new Error(`${name} has ${count} rows, its backup says ${rows}`)
}

/** Splits by line feeds alone, because readline also ends a line at U+2028, which people's texts may hold. */
async function* readLines(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })
