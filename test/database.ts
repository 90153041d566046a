import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { fillFirstArticles } from '#src/content/articles/first/fill.ts'
import { fillFirstQuestions } from '#src/content/faq/first/fill.ts'
import { fillFirstTexts } from '#src/content/texts/first/fill.ts'
import { type OpenDatabase, openDatabase } from '#src/platform/database.ts'
import { fillReference } from '#src/reference/fill.ts'
import { addressOn, onServer } from './on-server.ts'
import { createQueueTable } from './queue.ts'

// Making the tables takes seconds, copying them a tenth: template.ts makes them before the first test file, each file
// starts from a copy. On PostgreSQL (TEST_DATABASE_URL) that is a database, on PGlite its data folder as one file.

/** Makes the template: the database of this name on a server, or the file of this path for PGlite. */
export async function makeTemplate(name: string): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (server) await onServer(server, `CREATE DATABASE ${name}`)
  const database = await openDatabase({ url: server && addressOn(server, name), folder: null })
  await fillReference(database.db)
  await fillFirstArticles(database.db)
  await fillFirstQuestions(database.db)
  await fillFirstTexts(database.db)
  if (!server) {
    const dump = await (database.client as PGlite).dumpDataDir('none')
    writeFileSync(name, Buffer.from(await dump.arrayBuffer()))
  }
  await database.close()
}

/** Opens a database of its own with the tables and reference lists; `close` drops it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const [server, template] = [process.env.TEST_DATABASE_URL, process.env.TEST_TEMPLATE ?? '']
  const database = server
    ? await copyOnServer(server, template)
    : await openDatabase({ folder: null, copyOf: new Blob([readFileSync(template)]) })
  await fillReference(database.db)
  await fillFirstArticles(database.db)
  await fillFirstQuestions(database.db)
  await fillFirstTexts(database.db)
  await createQueueTable(database.db)
  return database
}

async function copyOnServer(server: string, template: string): Promise<OpenDatabase> {
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
