import { asc, count, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database.ts'

/** Rows of a long list are counted so far, and its pages end there: counting a million takes longer than reading one. */
const MOST_COUNTED = 10_000
/** What answers to a search is looked for so far, because each row is compared letter by letter. */
const MOST_FOUND = 1_000

interface Asked {
  sort_by_date: 'asc' | 'desc'
  page: number
  per_page: number
  /** So many rows stand before these in the same list, in an order of their own. */
  ahead?: number
}

/** What `paginate` takes of a list that is counted so far. */
export interface Counted {
  total: number
  /** There are more than that. */
  is_capped: boolean
}

/** Counts the rows of a long list. */
export async function countUpTo(
  database: Database,
  table: PgTable,
  condition: SQL | undefined,
  most = MOST_COUNTED,
): Promise<Counted> {
  const some = database
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(most + 1)
    .as('some')
  const [row] = await database.select({ count: count() }).from(some)
  return capped(row?.count ?? 0, most)
}

/** The place of a page among the rows that are counted; a page behind them is read as the last one is. */
export function offsetOf({ page, per_page }: Pick<Asked, 'page' | 'per_page'>): number {
  return Math.min((page - 1) * per_page, MOST_COUNTED)
}

/**
 * Finds the ids of one page of a long list, in the order of the ids, with the count of all.
 * @param isSearch whether the condition looks for words. The database can't tell how rare they are, and would walk through
 *   all rows in their order for a rare one: so some are found first, by whatever index has them, and sorted when those are all.
 */
export async function findPage(
  database: Database,
  {
    table,
    id,
    condition,
    isSearch,
  }: {
    table: PgTable
    id: PgColumn
    condition: SQL | undefined
    isSearch: boolean
  },
  asked: Asked,
): Promise<Counted & { ids: number[] }> {
  const order = asked.sort_by_date === 'asc' ? asc : desc
  const { ahead = 0, per_page } = asked
  const end = offsetOf(asked) + per_page - ahead
  const [offset, limit] = [Math.max(0, end - per_page), Math.min(per_page, Math.max(0, end))]
  const rows = database
    .select({ id: sql<number>`${id}` })
    .from(table)
    .where(condition)
  if (isSearch) {
    const found = (await rows.limit(MOST_FOUND + 1)).map((row) => row.id)
    const counted = capped(found.length, MOST_FOUND)
    if (!counted.is_capped) {
      const sorted = found.toSorted((one, other) =>
        asked.sort_by_date === 'asc' ? one - other : other - one,
      )
      return { ...counted, ids: sorted.slice(offset, offset + limit) }
    }
    return { ...counted, ids: await readOrdered(Math.min(offset, MOST_FOUND)) }
  }
  return { ...(await countUpTo(database, table, condition)), ids: await readOrdered(offset) }

  async function readOrdered(from: number) {
    const page = await database
      .select({ id: sql<number>`${id}` })
      .from(table)
      .where(condition)
      .orderBy(order(id))
      .limit(limit)
      .offset(from)
    return page.map((row) => row.id)
  }
}

const capped = (counted: number, most: number): Counted => ({
  total: Math.min(counted, most),
  is_capped: counted > most,
})
