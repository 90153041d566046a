import { and, asc, eq } from 'drizzle-orm'
import { closedAt } from '#src/offers/open.ts'
import { offers } from '#src/offers/tables.ts'
import { alphabetical } from '#src/platform/database/alphabetical.ts'
import type { Database } from '#src/platform/database.ts'
import { displayTitle } from '#src/shared/offer-title.ts'

const COLUMNS = {
  id: offers.id,
  title: offers.title,
  reference: offers.reference,
  status: offers.status,
  paused: offers.paused,
  closed_at: offers.closed_at,
  expires_at: offers.expires_at,
  application_deadline: offers.application_deadline,
}

type Opening = Pick<
  typeof offers.$inferSelect,
  'status' | 'closed_at' | 'expires_at' | 'application_deadline'
>

/** A candidate can be entered while the offer runs, paused or not: whoever comes to the counter saw it before. */
function runs(offer: Opening, now: Date): boolean {
  const closed = closedAt(offer)
  return offer.status === 'published' && (closed === null || closed > now)
}

/** Lists the company's offers to which a candidate can be added, by title. */
export async function listRunningOffers(database: Database, companyId: number, now: Date) {
  const rows = await database
    .select(COLUMNS)
    .from(offers)
    .where(and(eq(offers.company_id, companyId), eq(offers.status, 'published')))
    .orderBy(alphabetical(offers.title), asc(offers.id))
  return rows
    .filter((offer) => runs(offer, now))
    .map(({ id, title, reference, paused }) => ({ id, title: displayTitle(title), reference, paused }))
}

/** Tells whether the offer runs at `at`. Its row is locked, so that nobody closes it before this transaction ends. */
export async function holdRunningOffer(tx: Database, id: number, at: Date): Promise<boolean> {
  const [offer] = await tx.select(COLUMNS).from(offers).where(eq(offers.id, id)).for('share')
  return offer !== undefined && runs(offer, at)
}
