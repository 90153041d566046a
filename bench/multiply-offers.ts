import pg from 'pg'

const DRAWN = new Set(['id', 'reference', 'published_at', 'expires_at', 'fts'])

/**
 * Makes `times` as many offers out of those there, each copy published and expiring at another moment: what a search
 * has to go through grows as it would, in minutes instead of the hour that writing each text would take.
 */
export async function multiplyOffers(url: string, times: number) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ column_name: string }>(
    `SELECT column_name FROM information_schema.columns WHERE table_name = 'offers' ORDER BY ordinal_position`,
  )
  const kept = rows.map((row) => row.column_name).filter((name) => !DRAWN.has(name))
  await withoutIndexes(client, ['offers', 'offer_search'], () =>
    client.query(
      `INSERT INTO offers (${kept.join(', ')}, reference, published_at, expires_at)
       SELECT ${kept.map((name) => `o.${name}`).join(', ')}, o.reference || '-' || copy,
         o.published_at - copy * interval '37 minutes', o.expires_at + copy * interval '11 minutes'
       FROM offers o, generate_series(1, ${times - 1}) AS copy`,
    ),
  )
  await client.query('VACUUM ANALYZE offers, offer_search')
  await client.end()
}

/** Makes the indexes of tables again once many rows are there, which is far faster than growing them row by row. */
export async function withoutIndexes(client: pg.Client, tables: string[], work: () => Promise<unknown>) {
  const { rows } = await client.query<{ indexdef: string; indexname: string }>(
    `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = ANY ($1)
     AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
    [tables],
  )
  for (const { indexname } of rows) await client.query(`DROP INDEX "${indexname}"`)
  await work()
  await client.query(`SET maintenance_work_mem = '512MB'`)
  for (const { indexdef } of rows) await client.query(indexdef)
}
