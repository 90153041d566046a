import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { onServer } from '#test/on-server.ts'
import { migrateServer } from './migration.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const IMPATIENT = { lock: 100, pause: 50, tries: 100 }
let folder = ''
let url = ''
let name = ''
const clients: pg.Client[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'asafidy-migrations-'))
  mkdirSync(join(folder, 'meta'))
  name = `migration_${randomBytes(6).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  url = Object.assign(new URL(server), { pathname: `/${name}` }).href
})

afterEach(async () => {
  for (const each of clients.splice(0)) await each.end()
  await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
  rmSync(folder, { recursive: true })
})

/** The migrations of a version; one text each, as drizzle-kit writes them. */
function write(...migrations: string[][]) {
  const entries = migrations.map((statements, idx) => {
    const tag = `000${idx}_step`
    writeFileSync(join(folder, `${tag}.sql`), statements.join('--> statement-breakpoint\n'))
    return { idx, version: '7', when: 1_000 + idx, tag, breakpoints: true }
  })
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', entries }))
}

async function connect() {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  clients.push(client)
  return client
}

const FIRST = [
  'CREATE TABLE "things" ("id" serial PRIMARY KEY, "name" text)',
  'CREATE INDEX "things_name" ON "things" ("name")',
]
const migrate = () => migrateServer(url, folder, IMPATIENT)
const readValue = async (client: pg.Client, statement: string) =>
  Object.values((await client.query(statement)).rows[0])[0]
const VALID = (index: string) => `SELECT indisvalid FROM pg_index WHERE indexrelid = '${index}'::regclass`

// The embedded database has one connection and nobody beside it: it migrates by drizzle's own way.
describe.runIf(server)('on a server', () => {
  test('a migration has no limit of time, one for its locks, and is made once by processes that start together', async () => {
    write(FIRST, [
      `CREATE TABLE "limits" AS SELECT current_setting('statement_timeout') AS time, current_setting('lock_timeout') AS lock`,
    ])
    await Promise.all([migrate(), migrate(), migrate()])
    const client = await connect()
    const { rows } = await client.query('SELECT * FROM limits')
    expect(rows).toEqual([{ time: '0', lock: '100ms' }])
    expect(await readValue(client, VALID('things_name'))).toBe(true)
  })

  test('a table that is in use is waited for without holding up the others, then changed', async () => {
    write(FIRST)
    await migrate()
    write(FIRST, ['ALTER TABLE "things" ADD COLUMN "age" integer'])
    const [reader, other] = [await connect(), await connect()]
    await reader.query('BEGIN; SELECT * FROM things')
    let made = false
    const migrating = migrate().then(() => {
      made = true
    })
    const waits = `SELECT count(*)::int FROM pg_locks WHERE NOT granted AND relation = 'things'::regclass`
    await expect.poll(() => readValue(other, waits)).toBe(1)
    // Behind a change that waited on, this would wait as long as the reader reads.
    await other.query('SELECT * FROM things')
    await expect.poll(() => readValue(other, waits)).toBe(0)
    expect(made).toBe(false)
    await reader.query('COMMIT')
    await migrating
    expect(await readValue(other, 'SELECT count(age)::int FROM things')).toBe(0)
  })

  test('an index of a table in use is made while rows are written', async () => {
    write(FIRST)
    await migrate()
    write(FIRST, ['CREATE INDEX "things_upper" ON "things" (upper("name"))'])
    const [writer, other] = [await connect(), await connect()]
    await writer.query(`BEGIN; INSERT INTO things (name) VALUES ('open')`)
    const migrating = migrate()
    const isThere = `SELECT to_regclass('things_upper') IS NOT NULL`
    await expect.poll(() => readValue(other, isThere)).toBe(true)
    // Plain, it would let nobody write before it is done.
    await other.query(`INSERT INTO things (name) VALUES ('meanwhile')`)
    expect(await readValue(other, VALID('things_upper'))).toBe(false)
    await writer.query('ROLLBACK')
    await migrating
    expect(await readValue(other, VALID('things_upper'))).toBe(true)
    expect(await readValue(other, 'SELECT count(*)::int FROM drizzle.waiting_indexes')).toBe(0)
  })

  test('an index whose making failed is made anew by the next start', async () => {
    write(FIRST)
    await migrate()
    const client = await connect()
    await client.query(`INSERT INTO things (name) VALUES ('0'), ('1')`)
    write(FIRST, ['CREATE INDEX "things_inverse" ON "things" ((1 / "name"::integer))'])
    await expect(migrate()).rejects.toThrow('the index "things_inverse" could not be made: division by zero')
    expect(await readValue(client, VALID('things_inverse'))).toBe(false)
    await client.query('DELETE FROM things WHERE id = 1')
    await migrate()
    await migrate()
    expect(await readValue(client, VALID('things_inverse'))).toBe(true)
  })

  test('a start that fails changes nothing, says what was refused, and the next one goes on from there', async () => {
    write(FIRST)
    await migrate()
    const client = await connect()
    await client.query(`INSERT INTO things (name) VALUES ('twice'), ('twice')`)
    const grown = [
      'ALTER TABLE "things" ADD COLUMN "age" integer',
      'CREATE INDEX "things_age" ON "things" ("age")',
    ]
    write(FIRST, grown, ['CREATE UNIQUE INDEX "things_once" ON "things" ("name")'])
    await expect(migrate()).rejects.toThrow(
      /CREATE UNIQUE INDEX "things_once".* was refused: could not create unique index "things_once"\. Nothing was changed/,
    )
    const columns = `SELECT string_agg(column_name, ' ') FROM information_schema.columns WHERE table_name = 'things'`
    expect(await readValue(client, columns)).toBe('id name')
    expect(await readValue(client, 'SELECT count(*)::int FROM drizzle.waiting_indexes')).toBe(0)
    await client.query('DELETE FROM things WHERE id = 1')
    await migrate()
    expect(await readValue(client, VALID('things_once'))).toBe(true)
    expect(await readValue(client, VALID('things_age'))).toBe(true)
  })

  test('an index that a later migration drops, renames or needs is settled before it, also where several versions are passed at once', async () => {
    write(FIRST)
    await migrate()
    const client = await connect()
    await client.query(`INSERT INTO things (name) VALUES ('one')`)
    write(
      FIRST,
      [
        'CREATE INDEX "things_dropped" ON "things" ("name")',
        'CREATE INDEX "things_dropped_too" ON "things" ("name")',
        'CREATE INDEX "things_renamed" ON "things" ("name")',
        'CREATE INDEX "things_of_column" ON "things" ("name", "id")',
      ],
      [
        'DROP INDEX "things_dropped"',
        `DO $$ BEGIN INSERT INTO drizzle.waiting_indexes VALUES ('things_dropped_too, later', 'DROP INDEX CONCURRENTLY IF EXISTS "things_dropped_too"'); END $$`,
        'ALTER INDEX "things_renamed" RENAME TO "things_named"',
        'ALTER TABLE "things" DROP COLUMN "name"',
        'CREATE INDEX "things_last" ON "things" ("id")',
      ],
    )
    await migrate()
    const names = `SELECT string_agg(indexname, ' ' ORDER BY indexname) FROM pg_indexes WHERE tablename = 'things'`
    expect(await readValue(client, names)).toBe('things_last things_pkey')
  })

  test('what a version before left waiting is forgotten by the migration that drops it', async () => {
    write(FIRST)
    await migrate()
    const client = await connect()
    // As versions before this one kept it, after a start that failed.
    await client.query(`ALTER TABLE drizzle.waiting_indexes DROP COLUMN position;
      INSERT INTO drizzle.waiting_indexes VALUES ('things_old', 'CREATE INDEX "things_old" ON "things" ("name")'), ('things_kept', 'CREATE INDEX "things_kept" ON "things" ("name")')`)
    write(FIRST, ['DROP INDEX "things_old"'])
    await migrate()
    expect(await readValue(client, `SELECT to_regclass('things_old') IS NULL`)).toBe(true)
    expect(await readValue(client, VALID('things_kept'))).toBe(true)
  })
})
