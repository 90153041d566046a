import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { selectRows } from '#src/platform/database.ts'
import type { TestServices } from '../services.ts'

/** Names the tables and files that hold one of these words in any cell or line. */
export async function findPlaces(services: TestServices, words: readonly string[]): Promise<string[]> {
  return (await readAll(services)).flatMap(({ place, text }) =>
    words.filter((word) => text.includes(word)).map((word) => `${word} in ${place}`),
  )
}

/** Puts every cell of every table and every file in the data folder, captured mails too, into one text. */
export async function everythingKept(services: TestServices): Promise<string> {
  return (await readAll(services)).map(({ text }) => text).join('\n')
}

async function readAll(services: TestServices): Promise<{ place: string; text: string }[]> {
  const tables = await selectRows<{ schema: string; name: string }>(
    services.db,
    sql`SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
      WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
  )
  const found: { place: string; text: string }[] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const rows = await selectRows(services.db, sql`SELECT * FROM ${table}`)
    found.push({ place: `${schema}.${name}`, text: JSON.stringify(rows) })
  }
  const files = readdirSync(services.env.DATA_DIR, { recursive: true, withFileTypes: true })
  for (const file of files.filter((each) => each.isFile())) {
    const place = join(file.parentPath, file.name)
    const text = readFileSync(place, 'latin1')
    found.push({ place, text: `${text}\n${decodeQuoted(text)}` })
  }
  return found
}

/** Removes a captured mail: its file stands for the mailbox of the person, who keeps what was received. */
export function forgetReceived({ env }: TestServices, id: string | undefined) {
  rmSync(join(env.DATA_DIR, 'mails', `${id}.eml`))
}

/** Reads the quoted-printable of mails (RFC 2045, 6.7). */
function decodeQuoted(text: string): string {
  return text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
