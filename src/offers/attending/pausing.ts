import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { recordOfferEvent } from '../events.ts'
import { listMailedOffers } from '../mailed-offers.ts'
import { offers } from '../tables.ts'
import { nextVersion } from '../version.ts'
import { pendingSince } from './attendance.ts'
import { pausedUnattendedNotification } from './mails.ts'
import { ANSWER_DAYS } from './shared/delays.ts'
import { offerAttendance } from './tables.ts'

/**
 * Pauses the offers about which nobody answered in time, and notifies their recruiters. Those who wait are told with
 * the closings of offers.
 */
export async function pauseUnattended(services: Services): Promise<void> {
  const { offer_id, asked_at } = offerAttendance
  const before = after(services.clock.now(), -ANSWER_DAYS * DAY)
  const due = inPages<{ offer_id: number }>((last, most) =>
    services.db
      .select({ offer_id })
      .from(offerAttendance)
      .where(and(lte(asked_at, before), last ? gt(offer_id, last.offer_id) : undefined))
      .orderBy(asc(offer_id))
      .limit(most),
  )
  await forEachRow(due, ({ offer_id: id }) =>
    inTransaction(services, null, (unit) => pauseOne(unit, id, before)),
  )
}

async function pauseOne(unit: Unit, id: number, before: Date) {
  const { db, now } = unit
  const { offer_id, asked_at } = offerAttendance
  // The offer is locked before what was asked about it, as by whoever changes the offer.
  const [offer] = await db
    .select({ company_id: offers.company_id })
    .from(offers)
    .where(eq(offers.id, id))
    .for('update')
  const [row] = await db
    .select({ asked_at, pending: pendingSince })
    .from(offerAttendance)
    .innerJoin(offers, eq(offers.id, offer_id))
    .where(and(eq(offer_id, id), lte(asked_at, before)))
  if (!offer || !row) return
  await db.update(offerAttendance).set({ asked_at: null }).where(eq(offer_id, id))
  const asked = row.pending
  if (!asked) return
  await db
    .update(offers)
    .set({ paused: true, updated_at: nextVersion(now) })
    .where(eq(offers.id, id))
  await recordOfferEvent(unit, id, 'paused_unattended')
  const mailed = (await listMailedOffers(db, [id])).get(id)
  if (mailed) await notifyRecruiters(unit, offer.company_id, pausedUnattendedNotification(mailed, asked, now))
}
