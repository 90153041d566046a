import { and, eq } from 'drizzle-orm'
import { announceEnd } from '#src/platform/endings.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { recordOfferEvent } from './events.ts'
import { offers } from './tables.ts'

/**
 * Closes the published offers of a company and takes back those that wait for moderation, because nobody is left to
 * answer applications.
 */
export async function closeOffersOf(unit: Unit, companyId: number) {
  const { db, now } = unit
  const ofCompany = eq(offers.company_id, companyId)
  const closed = await db
    .update(offers)
    .set({ status: 'closed', close_reason: 'annulee', closed_at: now, updated_at: now })
    .where(and(ofCompany, eq(offers.status, 'published')))
    .returning({ id: offers.id })
  const taken = await db
    .update(offers)
    .set({ status: 'draft', submitted_at: null, updated_at: now })
    .where(and(ofCompany, eq(offers.status, 'submitted')))
    .returning({ id: offers.id })
  for (const { id } of closed) {
    await recordOfferEvent(unit, id, 'closed', { reason: 'annulee' })
    await announceEnd(unit, 'offer_closed', { offer_id: id })
  }
  for (const { id } of taken) await recordOfferEvent(unit, id, 'taken_back')
}
