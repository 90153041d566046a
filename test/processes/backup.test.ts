import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { JOB_KINDS } from '#src/jobs.ts'
import { lockDataFolder } from '#src/platform/data-lock.ts'
import { type OpenDatabase, openDatabase, selectRows } from '#src/platform/database.ts'
import { readEnv } from '#src/platform/env.ts'
import { openServices } from '#src/services.ts'
import { writeDemonstration } from '../../seeds/write.ts'
import { onServer } from '../on-server.ts'
import { runCommand } from './server-process.ts'

const server = process.env.TEST_DATABASE_URL
const root = mkdtempSync(join(tmpdir(), 'asafidy-backup-'))
const names: string[] = []

afterAll(async () => {
  for (const name of names) await onServer(server ?? '', `DROP DATABASE ${name} WITH (FORCE)`)
  rmSync(root, { recursive: true, force: true })
})

/** Makes an empty place: a folder, and a database where there is a server. */
async function makePlace(name: string): Promise<Record<string, string>> {
  const env = { DATA_DIR: join(root, name), LOG_LEVEL: 'silent', DEMO: '0' }
  if (!server) return env
  const database = `backup_${name}_${randomBytes(4).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${database}`)
  names.push(database)
  const url = Object.assign(new URL(server), { pathname: `/${database}` }).href
  return { ...env, DATABASE_URL: url, APP_SECRET: 'une phrase de plus de trente-deux lettres' }
}

const open = (env: Record<string, string>): Promise<OpenDatabase> =>
  openDatabase({ url: env.DATABASE_URL, folder: join(env.DATA_DIR ?? '', 'database'), migrations: null })

/**
 * Reads every table with all its rows as text, computed columns too, where each counter stands, and every file. A backup is
 * written down once it is made, so it does not hold its own line.
 */
async function everythingIn(env: Record<string, string>) {
  const database = await open(env)
  const tables = await selectRows<{ name: string }>(
    database.db,
    sql`SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'backup_runs' ORDER BY 1`,
  )
  const rows: Record<string, string[]> = {}
  for (const { name } of tables) {
    const found = await selectRows<{ row: string }>(
      database.db,
      sql`SELECT t::text AS row FROM ${sql.identifier(name)} AS t ORDER BY 1`,
    )
    rows[name] = found.map(({ row }) => row)
  }
  const others = {
    migrations: sql`SELECT hash, created_at::text FROM drizzle.__drizzle_migrations ORDER BY 2`,
    sequences: sql`SELECT sequencename, last_value::text FROM pg_sequences WHERE schemaname = 'public' AND sequencename <> 'backup_runs_id_seq' ORDER BY 1`,
    references: sql`SELECT conname, convalidated, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1`,
    indexes: sql`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
    jobs: sql`SELECT name, data, date_trunc('milliseconds', start_after)::text AS due, singleton_key FROM pgboss.job WHERE state IN ('created', 'retry') AND left(name, 8) <> '__pgboss' ORDER BY name, data::text`,
  }
  const rest: Record<string, unknown> = {}
  for (const [name, statement] of Object.entries(others))
    rest[name] = await selectRows(database.db, statement)
  await database.close()
  const folder = join(env.DATA_DIR ?? '', 'files')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(folder.length), readFileSync(path).toString('base64')])
    .sort()
  return { rows, rest, files }
}

/** Compares part by part, so that a failure says where the difference is. */
function expectSame(after: Everything, before: Everything) {
  expect(Object.keys(after.rows)).toEqual(Object.keys(before.rows))
  for (const [name, rows] of Object.entries(before.rows)) expect(after.rows[name], name).toEqual(rows)
  for (const [name, rest] of Object.entries(before.rest)) expect(after.rest[name], name).toEqual(rest)
  expect(after.files).toEqual(before.files)
}

type Everything = Awaited<ReturnType<typeof everythingIn>>

let source: Record<string, string> = {}
const folder = join(root, 'copie')
const backup = (env: Record<string, string>, to = folder) => runCommand('scripts/backup.ts', env, [to])
const restore = (env: Record<string, string>, ...args: string[]) =>
  runCommand('scripts/restore.ts', env, [folder, ...args])

beforeAll(async () => {
  source = await makePlace('source')
  const { services, close } = await openServices(readEnv(source), console.error)
  await writeDemonstration(services, { offers: 60, onProgress: () => undefined })
  await services.files.put(Buffer.from('%PDF- é\0'), 'pdf')
  const [kind] = JOB_KINDS
  await services.queue.send(
    services.db,
    kind ?? { name: '' },
    { id: 'à faire' },
    { after: 86_400, key: 'une' },
  )
  await services.db.execute(
    sql`UPDATE users SET last_name = E'l’Ô\\n"\\\\ \\u2028' WHERE id = (SELECT min(id) FROM users)`,
  )
  await close()
}, 120_000)

/** Lists what others than the owner may read, of a folder and all that is in it. */
function listOpen(path: string): string[] {
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
  return [path, ...inside].filter((each) => (statSync(each).mode & 0o077) !== 0)
}

test('a restore into an empty place has every table and every file as they were, byte for byte', async () => {
  const made = await backup(source)
  expect([made.code, made.output]).toEqual([0, expect.stringMatching(/\d+ tables, \d+ rows, \d+ files/)])
  expect(listOpen(folder)).toEqual([])
  const target = await makePlace('target')
  const restored = await restore(target)
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Restored')])
  const [before, after] = [await everythingIn(source), await everythingIn(target)]
  expect(Object.keys(before.rows).length).toBeGreaterThan(30)
  expect(before.rows.users?.length).toBeGreaterThan(20)
  expect(before.files.length).toBeGreaterThan(0)
  expect(before.rest.jobs).not.toEqual([])
  expectSame(after, before)
  if (!server)
    expect(readFileSync(join(target.DATA_DIR ?? '', 'app-secret'), 'utf8')).toBe(
      readFileSync(join(source.DATA_DIR ?? '', 'app-secret'), 'utf8'),
    )
  // The restored product starts, and its counters go on where they stood.
  const { services, close } = await openServices(readEnv(target), console.error)
  await services.db.execute(sql`INSERT INTO audit_log (at, action, subject) VALUES (now(), 'test', 'x')`)
  await close()
}, 120_000)

test('a place that holds something is left alone unless it is told, and a backup never overwrites', async () => {
  const before = await everythingIn(source)
  const refused = await restore(source)
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('--replace')])
  expectSame(await everythingIn(source), before)
  const again = await backup(source)
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('is not empty')])
  const database = await open(source)
  await database.db.execute(sql`UPDATE users SET first_name = 'Autre'`)
  await database.close()
  const replaced = await restore(source, '--replace')
  expect(replaced.code).toBe(0)
  expectSame(await everythingIn(source), before)
}, 120_000)

test('a running product is not restored over; on PostgreSQL it is backed up beside', async () => {
  const held = server ? new pg.Client(source.DATABASE_URL) : null
  await held?.connect()
  const lock = server ? null : lockDataFolder(source.DATA_DIR ?? '')
  const [beside, over] = [await backup(source, join(root, 'autre')), await restore(source, '--replace')]
  await held?.end()
  lock?.release()
  expect(beside.code).toBe(server ? 0 : 1)
  expect([over.code, over.output]).toEqual([
    1,
    expect.stringMatching(/Other processes use this database|is used by a running Asafidy process/),
  ])
}, 120_000)

test('what is no finished backup is refused', async () => {
  const target = await makePlace('vide')
  const refused = await runCommand('scripts/restore.ts', target, [join(root, 'rien')])
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('is not a backup')])
})
