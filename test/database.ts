import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type OpenDatabase, openDatabase } from '#src/platform/database.ts'
import { fillReference } from '#src/reference/fill.ts'

/**
 * A database of its own with the tables and reference lists: PGlite in memory, or a new one on the PostgreSQL server of
 * TEST_DATABASE_URL. `close` drops it.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL
  const database = server ? await openOnServer(server) : await openDatabase({ folder: null })
  await fillReference(database.db)
  return database
}

async function openOnServer(server: string): Promise<OpenDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href, folder: null })
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

async function onServer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
