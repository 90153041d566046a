import { and, countDistinct, eq } from 'drizzle-orm'
import { listAdminRecipients } from '#src/accounts/people.ts'
import { notify } from '#src/notifications/notify.ts'
import { audit } from '#src/platform/audit.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { reportWaitingNotification } from '../mails.ts'
import { findPublicOffer } from '../offers.ts'
import { offerReports, offers } from '../tables.ts'
import { listToldOffers } from '../told-offers.ts'
import type { ReportReason } from './shared/reasons.ts'

interface Report {
  offer_id: number
  /** Null for a guest. */
  reporter_id: number | null
  /** Stands for the person, so that each counts once. */
  reporter_key: string
  reason: ReportReason
  message: string | null
}

const HELD_AT = 3

/** Records a person's report of an offer, the first one only; the third person's puts the offer on hold. */
export async function reportOffer(services: Services, report: Report) {
  await findPublicOffer(services.db, report.offer_id)
  const reporter = report.reporter_id === null ? null : { id: report.reporter_id }
  await inTransaction(services, reporter, async (unit) => {
    const { db, now } = unit
    // Two reports at once must both be counted: one waits for the other at the offer's row.
    await db.select({ id: offers.id }).from(offers).where(eq(offers.id, report.offer_id)).for('update')
    const [known] = await db
      .select({ id: offerReports.id })
      .from(offerReports)
      .where(
        and(eq(offerReports.offer_id, report.offer_id), eq(offerReports.reporter_key, report.reporter_key)),
      )
    if (known) return
    await db.insert(offerReports).values({ ...report, created_at: now })
    const [reporters] = await db
      .select({ count: countDistinct(offerReports.reporter_key) })
      .from(offerReports)
      .where(eq(offerReports.offer_id, report.offer_id))
    const count = reporters?.count ?? 0
    const held = count >= HELD_AT && (await holdOffer(unit, report.offer_id))
    if (held || count === 1) await notifyAdmins(unit, report, held)
  })
}

async function holdOffer(unit: Unit, offerId: number): Promise<boolean> {
  const held = await unit.db
    .update(offers)
    .set({ paused: true, updated_at: unit.now })
    .where(and(eq(offers.id, offerId), eq(offers.status, 'published'), eq(offers.paused, false)))
    .returning({ id: offers.id })
  if (held.length === 0) return false
  // The third report does it, not the person who made it.
  await audit(unit, { actor_id: null, action: 'offers.held', subject: `offer:${offerId}` })
  return true
}

async function notifyAdmins(unit: Unit, { offer_id, reason, message }: Report, held: boolean) {
  const offer = (await listToldOffers(unit.db, [offer_id])).get(offer_id)
  if (!offer) return
  const notification = reportWaitingNotification({ ...offer, reason, message, held })
  for (const admin of await listAdminRecipients(unit.db)) await notify(unit, admin, notification)
}
