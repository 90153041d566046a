import { and, asc, eq, gt, not } from 'drizzle-orm'
import { findCompanyFacts } from '#src/companies/companies.ts'
import { chosenOccupation } from '#src/occupations/choice.ts'
import type { Database } from '#src/platform/database.ts'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { refreshReference } from '#src/reference-changes/current.ts'
import { derivedColumns } from '../indexing.ts'
import { offers } from '../tables.ts'

export const attachOffersJob = jobKind('offers.attach')

export function searchRecurring(services: Services): Worker[] {
  return [worker(attachOffersJob, () => attachOffers(services), '*/5 * * * *')]
}

interface Unread {
  id: number
  title: string
  occupation_choice: string | null
  is_abroad: boolean
}

/**
 * Attaches offers that were written before titles were attached to occupations, each a change of its own: whoever changes
 * a title attaches it too. The trigger writes their rows of the search anew.
 */
export async function attachOffers({ db, clock }: Services): Promise<void> {
  await refreshReference(db, clock.now())
  const { id, title, occupation_choice, occupation_read, is_abroad } = offers
  const unread = inPages<Unread>((last, most) =>
    db
      .select({ id, title, occupation_choice, is_abroad })
      .from(offers)
      .where(and(not(occupation_read), gt(id, last?.id ?? 0)))
      .orderBy(asc(id))
      .limit(most),
  )
  await forEachRow(unread, async (row) => {
    if (row.is_abroad) return writeWordsAgain(db, row.id)
    await db
      .update(offers)
      .set({ occupation_code: chosenOccupation(row.title, row.occupation_choice), occupation_read: true })
      .where(and(eq(id, row.id), not(occupation_read)))
  })
}

/** Has the offers whose titles are meant attached again by the job: what they mean was decided otherwise. */
export async function reattachOffers(database: Database, isMeant: (title: string) => boolean): Promise<void> {
  const { id, title } = offers
  const all = inPages<{ id: number; title: string }>((last, most) =>
    database
      .select({ id, title })
      .from(offers)
      .where(gt(id, last?.id ?? 0))
      .orderBy(asc(id))
      .limit(most),
  )
  await forEachRow(all, async (offer) => {
    if (isMeant(offer.title))
      await database.update(offers).set({ occupation_read: false }).where(eq(id, offer.id))
  })
}

/**
 * An offer abroad from before countries were asked for still holds the words of the town that it then had to name, by
 * which a search must not find it.
 */
async function writeWordsAgain(database: Database, offerId: number): Promise<void> {
  const [offer] = await database
    .select()
    .from(offers)
    .where(and(eq(offers.id, offerId), not(offers.occupation_read)))
  const company = offer && (await findCompanyFacts(database, offer.company_id))
  if (!offer || !company) return
  await database
    .update(offers)
    .set(derivedColumns(offer, company))
    .where(and(eq(offers.id, offerId), not(offers.occupation_read)))
}
