import { asc, eq, not } from 'drizzle-orm'
import { chosenOccupation } from '#src/occupations/choice.ts'
import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { offers } from '../tables.ts'

const AT_ONCE = 200

export const attachOffersJob = jobKind('offers.attach')

export function searchRecurring(services: Services): Worker[] {
  return [worker(attachOffersJob, () => attachOffers(services), '*/5 * * * *')]
}

/**
 * Attaches offers that were written before titles were attached to occupations, in batches, each a change of its own. The
 * trigger writes their rows of the search anew.
 */
export async function attachOffers(services: Services): Promise<void> {
  const { id, title, occupation_choice, occupation_read } = offers
  const done = await inTransaction(services, null, async ({ db }) => {
    const rows = await db
      .select({ id, title, occupation_choice })
      .from(offers)
      .where(not(occupation_read))
      .orderBy(asc(id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const row of rows) {
      const occupation_code = chosenOccupation(row.title, row.occupation_choice)
      await db.update(offers).set({ occupation_code, occupation_read: true }).where(eq(id, row.id))
    }
    return rows.length
  })
  if (done === AT_ONCE) await attachOffers(services)
}
