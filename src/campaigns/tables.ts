import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { newsletterSubscriptions } from '#src/contact/tables.ts'
import type { CampaignState } from './shared/states.ts'

/** Mails to everybody who confirmed the newsletter. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    state: text().$type<CampaignState>().notNull().default('draft'),
    subject: text().notNull().default(''),
    /** What mail programs show beside the subject. */
    preview: text().notNull().default(''),
    /** Plain paragraphs, parted by empty lines. */
    text: text().notNull().default(''),
    /** The articles that it leads to, in this order. */
    article_ids: jsonb().$type<number[]>().notNull().default(sql`'[]'::jsonb`),
    planned_for: timestamp({ withTimezone: true }),
    started_at: timestamp({ withTimezone: true }),
    ended_at: timestamp({ withTimezone: true }),
    /** How many had confirmed as it began. */
    recipients: integer(),
    /** Mails that have left, that were refused, and readers who unsubscribed by one; they stay when the deliveries go. */
    sent_count: integer().notNull().default(0),
    refused_count: integer().notNull().default(0),
    unsubscribed_count: integer().notNull().default(0),
    /** It rises with every change, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
    updated_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.updated_by_id),
    index('campaigns_running').on(table.id).where(sql`state IN ('planned', 'sending')`),
  ],
)

/** One row for each subscriber whom a campaign was written to: nobody gets it twice. */
export const campaignDeliveries = pgTable(
  'campaign_deliveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    campaign_id: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Null once the subscriber is erased. */
    subscription_id: integer().references(() => newsletterSubscriptions.id, { onDelete: 'set null' }),
    queued_at: timestamp({ withTimezone: true }).notNull(),
    /** When its mail was counted as sent or refused. */
    settled_at: timestamp({ withTimezone: true }),
    unsubscribed_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('campaign_deliveries_once').on(table.campaign_id, table.subscription_id),
    index().on(table.subscription_id),
    index('campaign_deliveries_open').on(table.campaign_id).where(sql`settled_at IS NULL`),
  ],
)
