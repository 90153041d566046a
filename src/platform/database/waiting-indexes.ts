import type pg from 'pg'

/** As drizzle-kit writes it: `CREATE INDEX "name" ON "table" …`. */
const CREATION = /^\s*CREATE (UNIQUE )?INDEX (?:IF NOT EXISTS )?"([^"]+)" ON "([^"]+)"/
const DROP = /^\s*DROP INDEX (?!IF EXISTS |CONCURRENTLY )/

/**
 * Makes the table of the indexes that wait to be made, in the order in which migrations wrote them.
 * Versions before this one wait in the same table and know the first two columns alone.
 */
export async function prepareWaitingIndexes(client: pg.Client): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS drizzle.waiting_indexes (name text PRIMARY KEY, statement text NOT NULL);
    ALTER TABLE drizzle.waiting_indexes ADD COLUMN IF NOT EXISTS position bigserial`)
}

/**
 * Runs one statement of a migration inside its transaction. The plain index of a table that is in use is put aside, since
 * making it here would let nobody write meanwhile. A unique one is a rule that rows may break: it is made at once, so
 * that a start which fails by it has changed nothing. What an earlier statement put aside is forgotten or made before
 * the first statement that needs to find it.
 * @param isInUse whether this table was there, with its rows and its users, before the migrations began
 */
export async function runBesideWaiting(
  client: pg.Client,
  statement: string,
  isInUse: (table: string) => boolean,
): Promise<void> {
  const [, unique, name, table] = CREATION.exec(statement) ?? []
  if (name && table && !unique && isInUse(table)) {
    await client.query('INSERT INTO drizzle.waiting_indexes VALUES ($1, $2)', [name, statement])
    return
  }
  const forgot = await settleNamed(client, statement)
  await client.query(forgot ? statement.replace(DROP, 'DROP INDEX IF EXISTS ') : statement)
}

/** Makes the indexes that wait, without holding up who writes meanwhile, and forgets each once it is there. */
export async function makeWaitingIndexes(client: pg.Client): Promise<void> {
  for (const { name, statement } of await listWaiting(client)) {
    try {
      await dropInvalid(client, name)
      await client.query(
        statement.replace(CREATION, 'CREATE $1INDEX CONCURRENTLY IF NOT EXISTS "$2" ON "$3"'),
      )
    } catch (cause) {
      throw new Error(
        `The tables are up to date, but the index "${name}" could not be made: ${(cause as Error).message}. The next start tries again.`,
        { cause },
      )
    }
    await forget(client, name)
  }
}

async function listWaiting(client: pg.Client): Promise<{ name: string; statement: string }[]> {
  const { rows } = await client.query('SELECT name, statement FROM drizzle.waiting_indexes ORDER BY position')
  return rows
}

/** @returns whether something that waited is dropped by this statement, and forgotten instead */
async function settleNamed(client: pg.Client, statement: string): Promise<boolean> {
  let forgot = false
  for (const { name, statement: creation } of await listWaiting(client)) {
    const table = CREATION.exec(creation)?.[3]
    if (!table) continue
    if (statement.includes(`"${name}"`)) {
      const isDropped = new RegExp(`DROP INDEX\\b[^;]*"${name}"`).test(statement)
      if (isDropped) forgot = true
      await settle(client, name, isDropped ? null : creation)
    } else if (statement.includes(`"${table}"`) && /\b(DROP|RENAME)\b/.test(statement)) {
      await settle(client, name, creation)
    }
  }
  return forgot
}

async function settle(client: pg.Client, name: string, creation: string | null) {
  await client.query(`DROP INDEX IF EXISTS "${name}"`)
  if (creation) await client.query(creation)
  await forget(client, name)
}

/** An index whose making was cut short is of no use and in the way of the next attempt. */
async function dropInvalid(client: pg.Client, name: string) {
  const { rows } = await client.query(
    'SELECT indexrelid::regclass::text AS index FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [`"${name}"`],
  )
  for (const { index } of rows) await client.query(`DROP INDEX CONCURRENTLY ${index}`)
}

const forget = (client: pg.Client, name: string) =>
  client.query('DELETE FROM drizzle.waiting_indexes WHERE name = $1', [name])
