import { and, countDistinct, eq } from 'drizzle-orm'
import { listAdminAddresses } from '#src/accounts/names.ts'
import { notifyIn } from '#src/notifications/notify.ts'
import { auditIn } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'
import { reportWaiting } from '../mails.ts'
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
export async function reportOffer(services: Services, report: Report, now: Date) {
  await findPublicOffer(services.db, report.offer_id)
  await services.db.transaction(async (tx) => {
    // Two reports at once must both be counted: one waits for the other at the offer's row.
    await tx.select({ id: offers.id }).from(offers).where(eq(offers.id, report.offer_id)).for('update')
    const [known] = await tx
      .select({ id: offerReports.id })
      .from(offerReports)
      .where(
        and(eq(offerReports.offer_id, report.offer_id), eq(offerReports.reporter_key, report.reporter_key)),
      )
    if (known) return
    await tx.insert(offerReports).values({ ...report, created_at: now })
    const [reporters] = await tx
      .select({ count: countDistinct(offerReports.reporter_key) })
      .from(offerReports)
      .where(eq(offerReports.offer_id, report.offer_id))
    const count = reporters?.count ?? 0
    const held = count >= HELD_AT && (await holdOffer(tx, report.offer_id, now))
    if (held || count === 1) await notifyAdmins(services, tx, report, held, now)
  })
}

async function holdOffer(tx: Database, offerId: number, now: Date): Promise<boolean> {
  const held = await tx
    .update(offers)
    .set({ paused: true, updated_at: now })
    .where(and(eq(offers.id, offerId), eq(offers.status, 'published'), eq(offers.paused, false)))
    .returning({ id: offers.id })
  if (held.length === 0) return false
  await auditIn(tx, { at: now, actor_id: null, action: 'offers.held', subject: `offer:${offerId}` })
  return true
}

async function notifyAdmins(
  services: Services,
  tx: Database,
  { offer_id, reason, message }: Report,
  held: boolean,
  now: Date,
) {
  const offer = (await listToldOffers(tx, [offer_id])).get(offer_id)
  if (!offer) return
  const notification = reportWaiting({ ...offer, reason, message, held })
  for (const admin of await listAdminAddresses(tx)) await notifyIn(services, tx, admin, notification, now)
}
