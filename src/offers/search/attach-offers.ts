import { and, asc, eq, gt, not } from 'drizzle-orm'
import { chosenOccupation } from '#src/occupations/choice.ts'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { offers } from '../tables.ts'

export const attachOffersJob = jobKind('offers.attach')

export function searchRecurring(services: Services): Worker[] {
  return [worker(attachOffersJob, () => attachOffers(services), '*/5 * * * *')]
}

/**
 * Attaches offers that were written before titles were attached to occupations, each a change of its own: whoever changes
 * a title attaches it too. The trigger writes their rows of the search anew.
 */
export async function attachOffers({ db }: Services): Promise<void> {
  const { id, title, occupation_choice, occupation_read } = offers
  const unread = inPages<{ id: number; title: string; occupation_choice: string | null }>((last, most) =>
    db
      .select({ id, title, occupation_choice })
      .from(offers)
      .where(and(not(occupation_read), gt(id, last?.id ?? 0)))
      .orderBy(asc(id))
      .limit(most),
  )
  await forEachRow(unread, (row) =>
    db
      .update(offers)
      .set({ occupation_code: chosenOccupation(row.title, row.occupation_choice), occupation_read: true })
      .where(and(eq(id, row.id), not(occupation_read))),
  )
}
