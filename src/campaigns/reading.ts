import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { newsletterSubscriptions } from '#src/contact/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import type { CampaignRow } from './campaigns.ts'
import { campaignDeliveries, campaigns } from './tables.ts'

const { confirmed_at, unsubscribed_at } = newsletterSubscriptions

/** Whoever opened the link of the confirmation, and has not unsubscribed since. */
export const isConfirmed = and(isNotNull(confirmed_at), isNull(unsubscribed_at))

export async function countConfirmed(database: Database): Promise<number> {
  return database.$count(newsletterSubscriptions, isConfirmed)
}

/** Counts who gets campaigns, who never confirmed, and who unsubscribed. */
export async function countAudience(database: Database) {
  const [row] = await database
    .select({
      confirmed: sql<number>`(count(*) FILTER (WHERE ${isConfirmed}))::int`,
      unconfirmed: sql<number>`(count(*) FILTER (WHERE ${confirmed_at} IS NULL AND ${unsubscribed_at} IS NULL))::int`,
      unsubscribed: sql<number>`(count(*) FILTER (WHERE ${unsubscribed_at} IS NOT NULL))::int`,
    })
    .from(newsletterSubscriptions)
  return row ?? { confirmed: 0, unconfirmed: 0, unsubscribed: 0 }
}

/** Lists a page of campaigns, those that were changed last first. */
export async function listCampaigns(
  database: Database,
  { page, per_page }: { page: number; per_page: number },
) {
  const rows = await database
    .select()
    .from(campaigns)
    .orderBy(desc(campaigns.updated_at), desc(campaigns.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [total] = await database.select({ count: count() }).from(campaigns)
  return { rows: await withCounts(database, rows), total: total?.count ?? 0 }
}

/** @throws HttpError 404 for an unknown campaign */
export async function findCampaign(database: Database, id: number) {
  const rows = await database.select().from(campaigns).where(eq(campaigns.id, id))
  const [row] = await withCounts(database, rows)
  if (!row) throw notFound()
  return row
}

/** Adds to what was counted the mails that have ended since. */
async function withCounts(database: Database, rows: CampaignRow[]) {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const open = await database
    .select({
      id: campaignDeliveries.campaign_id,
      sent: sql<number>`(count(*) FILTER (WHERE ${outgoingMails.sent_at} IS NOT NULL))::int`,
      refused: sql<number>`(count(*) FILTER (WHERE ${outgoingMails.id} IS NULL OR ${outgoingMails.given_up_at} IS NOT NULL))::int`,
    })
    .from(campaignDeliveries)
    .leftJoin(outgoingMails, eq(outgoingMails.key, sql`'campaign:' || ${campaignDeliveries.id}`))
    .where(and(inArray(campaignDeliveries.campaign_id, ids), isNull(campaignDeliveries.settled_at)))
    .groupBy(campaignDeliveries.campaign_id)
  return rows.map((row) => {
    const since = open.find(({ id }) => id === row.id)
    return {
      ...row,
      sent_count: row.sent_count + (since?.sent ?? 0),
      refused_count: row.refused_count + (since?.refused ?? 0),
    }
  })
}
