import { sql } from 'drizzle-orm'
import { selectRows } from '#src/platform/database.ts'
import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { offerSearch } from '../tables.ts'

const AT_ONCE = 500

export const narrowRowsJob = jobKind('offers.narrow-rows')

export function narrowingRecurring(services: Services): Worker[] {
  return [worker(narrowRowsJob, () => narrowRows(services), '*/5 * * * *')]
}

/**
 * Packs the rows that were written before they were, and has PostgreSQL keep their words out of line, in batches, each a change
 * of its own; until a row is, a search finds it as well and only reads more.
 */
export async function narrowRows(services: Services): Promise<void> {
  const { offer_id, packed } = offerSearch
  const done = await inTransaction(services, null, ({ db }) =>
    selectRows(
      db,
      sql`UPDATE ${offerSearch} SET ballast = repeat(' ', 2100) FROM (
          SELECT ${offer_id} AS id FROM ${offerSearch} WHERE ${packed} IS NULL
          ORDER BY ${offer_id} LIMIT ${AT_ONCE}::int FOR UPDATE SKIP LOCKED) AS wide
        WHERE ${offer_id} = wide.id RETURNING ${offer_id}`,
    ),
  )
  if (done.length === AT_ONCE) await narrowRows(services)
}
