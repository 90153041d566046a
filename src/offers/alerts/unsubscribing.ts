import { eq } from 'drizzle-orm'
import type { StoppableMails } from '#src/notifications/unsubscribing/unsubscribing.ts'
import { offerAlerts } from '../tables.ts'
import { pausing } from './alerts.ts'

/**
 * The unsubscribe link pauses the alert and does not delete it, so that a person who pressed it by mistake can resume
 * it.
 */
export const alertMails: StoppableMails = {
  async find(database, of) {
    const [row] = await database
      .select({ label: offerAlerts.label, email: offerAlerts.email, paused: offerAlerts.paused })
      .from(offerAlerts)
      .where(eq(offerAlerts.id, Number(of)))
    return row ? { label: `Alerte\u00A0: ${row.label}`, email: row.email, subscribed: !row.paused } : null
  },
  async set({ db, now }, of, subscribed) {
    await db
      .update(offerAlerts)
      .set(pausing(!subscribed, now))
      .where(eq(offerAlerts.id, Number(of)))
  },
}
