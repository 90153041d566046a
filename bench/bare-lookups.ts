import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { indexedWords } from '#src/offers/indexing.ts'
import { readKeywords } from '#src/offers/search/finding/keywords.ts'
import { heldQuery } from '#src/offers/search/finding/reach.ts'
import { offerSearch } from '#src/offers/tables.ts'
import type { Statement } from './recorded-statements.ts'

/** For each search that has words, the least that a database does for them: the index is asked, and the 20 newest are kept. */
export function bareLookups(searches: readonly string[]): Statement[][] {
  const dialect = new PgDialect()
  return searches.flatMap((search) => {
    const asked = readKeywords(new URLSearchParams(search).get('keywords'))
    if (!asked) return []
    const lookup = sql`WITH found AS MATERIALIZED (
        SELECT ${offerSearch.offer_id}, ${offerSearch.published_at} FROM ${offerSearch} WHERE ${indexedWords} @@ ${heldQuery(asked)})
      SELECT offer_id FROM found ORDER BY published_at DESC LIMIT 20`
    const { sql: text, params } = dialect.sqlToQuery(lookup)
    return [[{ text, values: params }]]
  })
}
