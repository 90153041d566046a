import { and, asc, eq, gt, lt, lte, or, type SQL } from 'drizzle-orm'
import { lockTeam } from '#src/companies/members.ts'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import { announceEnd } from '#src/platform/endings.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { recordOfferEvent } from '../events.ts'
import { listMailedOffers } from '../mailed-offers.ts'
import { offerExpiredNotification } from '../mails.ts'
import { closedAt } from '../open.ts'
import { renewalLink } from '../renewing/link.ts'
import { offers } from '../tables.ts'
import { fitOffersToSlots, hasOfferPausedForPlan } from './plan-pause.ts'

/**
 * Closes the published offers whose dates have passed, dated to the moment when they passed, and notifies their
 * recruiters. The slot of one goes to the oldest offer that the end of a plan paused: nobody chose this end, as somebody
 * does who closes an offer to make room for another one.
 */
export async function closeExpiredOffers(services: Services): Promise<void> {
  const over = inPages<{ id: number }>((last, most) =>
    services.db
      .select({ id: offers.id })
      .from(offers)
      .where(and(gt(offers.id, last?.id ?? 0), isOver(services.clock.now())))
      .orderBy(asc(offers.id))
      .limit(most),
  )
  await forEachRow(over, ({ id }) => inTransaction(services, null, (unit) => closeOne(unit, id)))
}

async function closeOne(unit: Unit, offerId: number) {
  const { db, now } = unit
  const { id, company_id, expires_at, application_deadline, closed_at } = offers
  const [own] = await db.select({ company_id }).from(offers).where(eq(id, offerId))
  // The company is locked before the offer, in the order of whoever takes a slot.
  if (own) await lockTeam(db, own.company_id)
  const [row] = await db
    .select({ id, company_id, expires_at, application_deadline, closed_at })
    .from(offers)
    .where(and(eq(id, offerId), isOver(now)))
    .for('update')
  if (!row) return
  const closedOn = closedAt(row) ?? now
  await db
    .update(offers)
    .set({ status: 'closed', close_reason: 'expiree', closed_at: closedOn, updated_at: now })
    .where(eq(id, row.id))
  await recordOfferEvent(unit, row.id, 'expired')
  await announceEnd(unit, 'offer_closed', { offer_id: row.id })
  if (await hasOfferPausedForPlan(unit, row.company_id)) await fitOffersToSlots(unit, row.company_id)
  const offer = (await listMailedOffers(db, [row.id])).get(row.id)
  if (!offer) return
  const renewal = renewalLink(unit.env, row, now)
  await notifyRecruiters(
    unit,
    row.company_id,
    offerExpiredNotification({ ...offer, closed_at: closedOn, renewal }),
  )
}

/** Published offers whose dates have passed, in SQL. */
function isOver(now: Date): SQL | undefined {
  const hasEnded = or(lte(offers.expires_at, now), lt(offers.application_deadline, dayAt(now)))
  return and(eq(offers.status, 'published'), hasEnded)
}
