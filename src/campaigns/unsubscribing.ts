import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { newsletterSubscriptions } from '#src/contact/tables.ts'
import type { StoppableMails } from '#src/notifications/unsubscribing/unsubscribing.ts'
import { campaignDeliveries, campaigns } from './tables.ts'

/** The link of a campaign ends the subscription, and is counted for the campaign that it came with. */
export const newsletterMails: StoppableMails = {
  async find(database, of) {
    const link = readLink(of)
    if (!link) return null
    const [row] = await database
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.id, link.subscription))
    return row ? { label: 'Newsletter', email: row.email, subscribed: row.unsubscribed_at === null } : null
  },

  async set({ db, now }, of, subscribed) {
    const link = readLink(of)
    if (!link) return
    await db
      .update(newsletterSubscriptions)
      .set({ unsubscribed_at: subscribed ? null : now })
      .where(eq(newsletterSubscriptions.id, link.subscription))
    const { unsubscribed_at } = campaignDeliveries
    const own = and(
      eq(campaignDeliveries.id, link.delivery),
      eq(campaignDeliveries.subscription_id, link.subscription),
      subscribed ? isNotNull(unsubscribed_at) : isNull(unsubscribed_at),
    )
    const [changed] = await db
      .update(campaignDeliveries)
      .set({ unsubscribed_at: subscribed ? null : now })
      .where(own)
      .returning({ campaign_id: campaignDeliveries.campaign_id })
    if (!changed) return
    await db
      .update(campaigns)
      .set({ unsubscribed_count: sql`${campaigns.unsubscribed_count} + ${subscribed ? -1 : 1}` })
      .where(eq(campaigns.id, changed.campaign_id))
  },
}

function readLink(of: string): { subscription: number; delivery: number } | null {
  const [, subscription, delivery] = /^(\d{1,9}):(\d{1,9})$/.exec(of) ?? []
  return subscription && delivery ? { subscription: Number(subscription), delivery: Number(delivery) } : null
}
