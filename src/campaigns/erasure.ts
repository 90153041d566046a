import { eq } from 'drizzle-orm'
import { newsletterSubscriptions } from '#src/contact/tables.ts'
import { forgetMails } from '#src/platform/mail/sent-mails.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { campaignDeliveries } from './tables.ts'

/** Removes the mails of campaigns to an address; the deliveries stay as counts without a name. Call it before the subscription goes. */
export async function eraseCampaignMails({ db }: Unit, email: string): Promise<string[]> {
  const rows = await db
    .select({ id: campaignDeliveries.id })
    .from(campaignDeliveries)
    .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, campaignDeliveries.subscription_id))
    .where(eq(newsletterSubscriptions.email, email))
  return forgetMails(
    db,
    rows.map(({ id }) => `campaign:${id}`),
  )
}
