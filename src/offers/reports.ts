import { and, countDistinct, eq } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { findPublicOffer } from './offers.ts'
import { offerReports, offers } from './tables.ts'

interface Report {
  offer_id: number
  /** Null for a guest. */
  reporter_id: number | null
  /** Stands for the person, so that each counts once. */
  reporter_key: string
  reason: typeof offerReports.$inferSelect.reason
  message: string | null
}

const HELD_AT = 3

/** Records a person's report of an offer, the first one only; the third person's puts the offer on hold. */
export async function reportOffer(database: Database, report: Report, now: Date) {
  await findPublicOffer(database, report.offer_id)
  await database.transaction(async (tx) => {
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
    if ((reporters?.count ?? 0) >= HELD_AT) await holdOffer(tx, report.offer_id, now)
  })
}

async function holdOffer(tx: Database, offerId: number, now: Date) {
  const held = await tx
    .update(offers)
    .set({ paused: true, updated_at: now })
    .where(and(eq(offers.id, offerId), eq(offers.status, 'published'), eq(offers.paused, false)))
    .returning({ id: offers.id })
  if (held.length === 0) return
  await audit(tx, { at: now, actor_id: null, action: 'offers.held', subject: `offer:${offerId}` })
}
