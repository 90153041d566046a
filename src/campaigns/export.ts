import { asc, eq } from 'drizzle-orm'
import { newsletterSubscriptions } from '#src/contact/tables.ts'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { campaignDeliveries, campaigns } from './tables.ts'

/** Exports which campaigns were sent to this address, and which of them it unsubscribed by. */
export async function exportOf(database: Database, email: string): Promise<ExportPart[]> {
  const data = await database
    .select({
      subject: campaigns.subject,
      queued_at: campaignDeliveries.queued_at,
      unsubscribed_at: campaignDeliveries.unsubscribed_at,
    })
    .from(campaignDeliveries)
    .innerJoin(campaigns, eq(campaigns.id, campaignDeliveries.campaign_id))
    .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, campaignDeliveries.subscription_id))
    .where(eq(newsletterSubscriptions.email, email))
    .orderBy(asc(campaignDeliveries.id))
  if (data.length === 0) return []
  return [{ name: 'lettres-recues', says: 'les lettres d’information qui vous ont été envoyées', data }]
}
