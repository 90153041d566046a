import pg from 'pg'

/** Returns the address of the database of this name on the PostgreSQL server at `server`. */
export function addressOn(server: string, name: string): string {
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
