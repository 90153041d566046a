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
  const { rows: indexes } = await client.query<{ indexdef: string; indexname: string }>(
    `SELECT indexname, indexdef FROM pg_indexes
     WHERE tablename IN ('offers', 'offer_search') AND indexname NOT IN ('offers_pkey', 'offer_search_pkey')`,
  )
  // Indexes are made again once all rows are there, which is far faster than growing them row by row.
  for (const { indexname } of indexes) await client.query(`DROP INDEX "${indexname}"`)
  await client.query(
    `INSERT INTO offers (${kept.join(', ')}, reference, published_at, expires_at)
     SELECT ${kept.map((name) => `o.${name}`).join(', ')}, o.reference || '-' || copy,
       o.published_at - copy * interval '37 minutes', o.expires_at + copy * interval '11 minutes'
     FROM offers o, generate_series(1, ${times - 1}) AS copy`,
  )
  await client.query(`SET maintenance_work_mem = '512MB'`)
  for (const { indexdef } of indexes) await client.query(indexdef)
  await client.query('VACUUM ANALYZE offers, offer_search')
  await client.end()
}
