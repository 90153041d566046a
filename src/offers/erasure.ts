import { eq, or } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { offerAlerts, offerReports, savedOffers } from './tables.ts'

/** Removes what a person kept of offers; its reports stay as figures. */
export async function eraseOfferTraces(tx: Database, user: { id: number; email: string }) {
  await tx.delete(savedOffers).where(eq(savedOffers.user_id, user.id))
  await tx.delete(offerAlerts).where(or(eq(offerAlerts.user_id, user.id), eq(offerAlerts.email, user.email)))
  await tx
    .update(offerReports)
    .set({ reporter_id: null, message: null })
    .where(eq(offerReports.reporter_id, user.id))
}
