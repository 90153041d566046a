import { sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { campaignDeliveries, campaigns } from './tables.ts'

/**
 * Counts the mails of campaigns that have left or were given up, each once. Their rows go after some months; the counts
 * stay. A mail that was not written, because its address refuses mails, counts as refused.
 */
export async function settleDeliveries(services: Services) {
  await inTransaction(services, null, async ({ db, now }) => {
    const at = sql`${now.toISOString()}::timestamptz`
    await db.execute(sql`
      WITH ended AS (
        SELECT d.id, d.campaign_id, m.sent_at IS NOT NULL AS was_sent
        FROM ${campaignDeliveries} d LEFT JOIN ${outgoingMails} m ON m.key = 'campaign:' || d.id
        WHERE d.settled_at IS NULL AND (m.id IS NULL OR m.sent_at IS NOT NULL OR m.given_up_at IS NOT NULL)
        FOR UPDATE OF d SKIP LOCKED
      ), settled AS (
        UPDATE ${campaignDeliveries} d SET settled_at = ${at} FROM ended WHERE d.id = ended.id
      ), counted AS (
        SELECT campaign_id, count(*) FILTER (WHERE was_sent) AS sent, count(*) FILTER (WHERE NOT was_sent) AS refused
        FROM ended GROUP BY campaign_id
      )
      UPDATE ${campaigns} c SET sent_count = c.sent_count + counted.sent, refused_count = c.refused_count + counted.refused
      FROM counted WHERE c.id = counted.campaign_id`)
  })
}
