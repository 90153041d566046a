import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { invalid } from '#src/platform/errors.ts'
import { LARGEST_ID } from '#src/shared/fields.ts'
import type { Criteria } from '../search/contract.ts'
import { conditionsOf, fitting, matching } from '../search/finding/conditions.ts'
import { offerSearch } from '../tables.ts'

/** The last offer of a page: the next one begins after it, whatever was published or closed meanwhile. */
interface Place {
  published_at: string
  id: number
}

/**
 * Lists the ids of a page of the open offers that fit, the latest first.
 * @param cursor where the page before ended, null for the first page
 * @returns the ids, and the cursor of the next page; null after the last
 * @throws HttpError 422 on `cursor` for one that no page gave
 */
export async function listPage(
  database: Database,
  criteria: Criteria,
  { cursor, per_page, now }: { cursor: string | null; per_page: number; now: Date },
): Promise<{ ids: number[]; next: string | null }> {
  const conditions = conditionsOf(criteria)
  const { offer_id, published_at } = offerSearch
  const last = cursor === null ? null : readCursor(cursor)
  const beyond = last
    ? sql`(published_at, offer_id) < (${last.published_at}::timestamptz, ${last.id}::int)`
    : sql`true`
  // Words are found before what has them is sorted, or the order's index is walked and each row's words are read.
  const found = conditions.keywords
    ? sql`MATERIALIZED (SELECT ${offer_id}, ${published_at} FROM ${offerSearch} WHERE ${matching(conditions, now)})`
    : sql`NOT MATERIALIZED (SELECT ${offer_id}, ${published_at} FROM ${offerSearch} WHERE ${fitting(conditions, now)})`
  const rows = await selectRows<{ id: number; at: string }>(
    database,
    // As text that PostgreSQL reads itself: a date here would lose the microseconds.
    sql`WITH found AS ${found}
      SELECT offer_id AS id, published_at::text AS at FROM found WHERE ${beyond}
      ORDER BY published_at DESC, offer_id DESC LIMIT ${per_page + 1}::int`,
  )
  const page = rows.slice(0, per_page)
  const end = page.at(-1)
  const hasMore = rows.length > per_page && end
  return {
    ids: page.map(({ id }) => id),
    next: hasMore ? writeCursor({ published_at: end.at, id: end.id }) : null,
  }
}

function writeCursor({ published_at, id }: Place): string {
  return Buffer.from(`${id} ${published_at}`).toString('base64url')
}

function readCursor(cursor: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  const [, id = '', published_at = ''] =
    /^(\d{1,10}) (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?)$/.exec(text) ?? []
  if (
    !published_at ||
    Number(id) > LARGEST_ID ||
    Number.isNaN(Date.parse(published_at.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')))
  )
    throw invalid({ cursor: ['Ce curseur n’existe pas.'] })
  return { published_at, id: Number(id) }
}
