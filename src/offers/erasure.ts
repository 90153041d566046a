import { eq, or } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { offerAlerts, offerReports, savedOffers } from './tables.ts'

/**
 * Removes the person's saved offers and alerts. Reports stay, without their author and message, because they count
 * against the offer.
 */
export async function eraseOfferTraces({ db }: Unit, user: { id: number; email: string }) {
  await db.delete(savedOffers).where(eq(savedOffers.user_id, user.id))
  await db.delete(offerAlerts).where(or(eq(offerAlerts.user_id, user.id), eq(offerAlerts.email, user.email)))
  await db
    .update(offerReports)
    .set({ reporter_id: null, message: null })
    .where(eq(offerReports.reporter_id, user.id))
}
