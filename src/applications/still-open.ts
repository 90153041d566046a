import { and, asc, eq, exists, gt, lte, type SQL } from 'drizzle-orm'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import { isUnattended } from '#src/offers/attending/attendance.ts'
import { stillOpenNotification } from '#src/offers/attending/mails.ts'
import { UNATTENDED_DAYS } from '#src/offers/attending/shared/delays.ts'
import { offerAttendance } from '#src/offers/attending/tables.ts'
import { listMailedOffers } from '#src/offers/mailed-offers.ts'
import { openOffers } from '#src/offers/open.ts'
import { offers } from '#src/offers/tables.ts'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { waitsForAnswer } from './answers.ts'
import { applications } from './tables.ts'

/**
 * Asks the recruiters of each open offer, once, whether it is still open, when applications to it have waited for the
 * delay in which nobody of the company looked at one. An offer without such applications gives nothing to look at.
 */
export async function askIfStillOpen(services: Services): Promise<void> {
  const { db, clock } = services
  const due = inPages<{ id: number }>((last, most) =>
    db
      .select({ id: offers.id })
      .from(offers)
      .where(and(isDue(db, clock.now()), last ? gt(offers.id, last.id) : undefined))
      .orderBy(asc(offers.id))
      .limit(most),
  )
  await forEachRow(due, ({ id }) => inTransaction(services, null, (unit) => askOne(unit, id)))
}

async function askOne(unit: Unit, id: number) {
  const { db, now } = unit
  const [offer] = await db
    .select({ company_id: offers.company_id })
    .from(offers)
    .where(and(eq(offers.id, id), isDue(db, now)))
    .for('update')
  if (!offer) return
  await db
    .insert(offerAttendance)
    .values({ offer_id: id, asked_at: now })
    .onConflictDoUpdate({ target: offerAttendance.offer_id, set: { asked_at: now } })
  const waiting = await db.$count(applications, and(eq(applications.offer_id, id), waitsForAnswer()))
  const mailed = (await listMailedOffers(db, [id])).get(id)
  if (mailed) await notifyRecruiters(unit, offer.company_id, stillOpenNotification(mailed, waiting, now))
}

function isDue(db: Unit['db'], now: Date): SQL | undefined {
  const old = lte(applications.submitted_at, after(now, -UNATTENDED_DAYS * DAY))
  const waiting = db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.offer_id, offers.id), waitsForAnswer(), old))
  return and(openOffers(now), isUnattended(now), exists(waiting))
}
