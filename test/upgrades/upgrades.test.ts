import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsUntil } from '#src/platform/backup/load.ts'
import { type Database, MIGRATIONS, type OpenDatabase, openDatabase } from '#src/platform/database.ts'
import { addressOn, onServer } from '#test/on-server.ts'
import { addRows } from './any-rows.ts'
import { describeSchema, readRows } from './schema.ts'

// A site is upgraded from whichever version it runs: every earlier state of the tables, with rows of each version until
// then, becomes what a new database is, and each row stays what it was.
const server = process.env.TEST_DATABASE_URL ?? ''
const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
  entries: { when: number; tag: string }[]
}
const VERSIONS = journal.entries.slice(0, -1)
let old: OldSite
let fresh: string[] = []

/** A site whose tables go on from version to version, and of which each state can be copied and upgraded at once. */
interface OldSite {
  reach(migrations: string, use: (database: Database) => Promise<void>): Promise<void>
  /** A copy as it is now, brought up to date as a start of the newest version does. */
  upgradeCopy(): Promise<OpenDatabase>
  close(): Promise<void>
}

async function openOldOnServer(): Promise<OldSite> {
  const name = `old_${randomBytes(6).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  return {
    async reach(migrations, use) {
      const database = await openDatabase({ url: addressOn(server, name), folder: null, migrations })
      await use(database.db)
      await database.close()
    },
    async upgradeCopy() {
      const copy = `upgraded_${randomBytes(6).toString('hex')}`
      await onServer(server, `CREATE DATABASE ${copy} TEMPLATE ${name}`)
      const database = await openDatabase({ url: addressOn(server, copy), folder: null })
      const close = () => database.close().then(() => onServer(server, `DROP DATABASE ${copy} WITH (FORCE)`))
      return { ...database, close }
    },
    close: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function openOldEmbedded(): Promise<OldSite> {
  const database = await openDatabase({ folder: null, migrations: null })
  return {
    async reach(migrationsFolder, use) {
      await migrate(database.db as never, { migrationsFolder })
      await use(database.db)
    },
    upgradeCopy: async () =>
      openDatabase({ folder: null, copyOf: await (database.client as PGlite).dumpDataDir('none') }),
    close: database.close,
  }
}

beforeAll(async () => {
  old = await (server ? openOldOnServer() : openOldEmbedded())
  const empty = await (server ? openOldOnServer() : openOldEmbedded())
  await empty.reach(MIGRATIONS, async (database) => {
    fresh = await describeSchema(database)
  })
  await empty.close()
})

afterAll(() => old.close())

// In this order: each version's rows are there in the next ones.
test.each(VERSIONS)(
  'from $tag, with rows, an upgrade ends as a new database and changes no row',
  async ({ when, tag }) => {
    const folder = await migrationsUntil({ migrated_at: when })
    let before: Awaited<ReturnType<typeof readRows>> = new Map()
    await old.reach(folder, async (database) => {
      await addRows(database, VERSIONS.findIndex((each) => each.tag === tag) + 1)
      before = await readRows(database)
    })
    await rm(folder, { recursive: true })

    const upgraded = await old.upgradeCopy()
    expect(await describeSchema(upgraded.db)).toEqual(fresh)
    const after = await readRows(upgraded.db)
    for (const [table, rows] of before) {
      // What is derived from the offers is compared with what the trigger writes of them now.
      if (table === 'offer_search') continue
      expect(rows.size, table).toBeGreaterThan(0)
      // Titles are attached to their occupations once more, so whether they were is no part of what stays.
      for (const [key, { occupation_read: _, ...row }] of rows)
        expect(after.get(table)?.get(key), `${table} ${key}`).toMatchObject(row)
    }
    expect(after.get('offer_search')?.size).toBe(before.get('offers')?.size)
    await upgraded.db.execute(sql`UPDATE offers SET status = status`)
    expect(after.get('offer_search')).toEqual((await readRows(upgraded.db)).get('offer_search'))
    await upgraded.close()
  },
  120_000,
)
