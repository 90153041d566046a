import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { type OpenDatabase, openDatabase } from '#src/platform/database.ts'
import { fillReference } from '#src/reference/fill.ts'
import { createQueueTable } from './queue.ts'

// Tables and reference lists are made once a run (template.ts), each test file starts from a copy: a database on the
// PostgreSQL server of TEST_DATABASE_URL, or the embedded database's folder as one file.

/** Makes what the copies are made of, under this name: of a database on the server, or of a file. */
export async function makeTemplate(name: string): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (server) await onServer(server, `CREATE DATABASE ${name}`)
  const database = await openDatabase({ url: server && addressOn(server, name), folder: null })
  await fillReference(database.db)
  await createQueueTable(database.db)
  if (!server) {
    const dump = await (database.client as PGlite).dumpDataDir('none')
    writeFileSync(name, Buffer.from(await dump.arrayBuffer()))
  }
  await database.close()
}

/** A database of its own with the tables and reference lists; `close` drops it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const [server, template] = [process.env.TEST_DATABASE_URL, process.env.TEST_TEMPLATE ?? '']
  if (!server) return openDatabase({ folder: null, copyOf: new Blob([readFileSync(template)]) })
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const database = await openDatabase({ url: addressOn(server, name), folder: null })
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

function addressOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement on the server itself, such as one that makes or drops a database. */
export async function onServer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
