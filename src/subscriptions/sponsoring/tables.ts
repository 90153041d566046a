import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { subscriptions } from '../terms/tables.ts'
import { SPONSORING_STATES } from './shared/sponsorings.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Each row is a time in which an offer stands first where it fits a search. While one runs, `offers.sponsored_until`
 * repeats its end, so that lists read no other table.
 */
export const sponsorings = pgTable(
  'sponsorings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    offer_id: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    days: smallint().notNull(),
    /** The sponsoring came with the plan and was not paid for by itself. */
    is_free: boolean().notNull(),
    /** Whose credits it took, and how many; null for one that was paid for or that the site gave. */
    subscription_id: integer().references(() => subscriptions.id),
    credits: smallint().notNull().default(0),
    /** Price in whole Ariary; 0 when it came with the plan. */
    price: integer().notNull(),
    state: text({ enum: SPONSORING_STATES }).notNull(),
    /** When its payment was accepted: it begins once the offer is open. */
    paid_at: moment(),
    /** Null until the sponsoring begins. */
    starts_at: moment(),
    ends_at: moment(),
    /** How often the offer stood first on a page that somebody saw. */
    views_count: integer().notNull().default(0),
    /** How often the offer was opened from there. */
    clicks_count: integer().notNull().default(0),
    /** Null when the site itself granted it. */
    granted_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: moment().notNull(),
  },
  (table) => [
    index('sponsorings_offer').on(table.offer_id),
    index('sponsorings_company').on(table.company_id),
    index('sponsorings_subscription').on(table.subscription_id),
    index('sponsorings_granter').on(table.granted_by),
    uniqueIndex('sponsorings_one_active').on(table.offer_id).where(sql`state = 'active'`),
    // One is ordered at a time for an offer.
    uniqueIndex('sponsorings_one_pending').on(table.offer_id).where(sql`state = 'pending'`),
    index('sponsorings_paid').on(table.paid_at).where(sql`state = 'pending' AND paid_at IS NOT NULL`),
    index('sponsorings_running').on(table.ends_at).where(sql`state = 'active'`),
    check('sponsorings_days', sql`days IN (7, 15, 30)`),
    check('sponsorings_price', sql`price >= 0 AND (price = 0 OR NOT is_free)`),
    check(
      'sponsorings_credits',
      sql`credits >= 0 AND (credits = 0) = (subscription_id IS NULL) AND (credits = 0 OR is_free)`,
    ),
    check('sponsorings_time', sql`(starts_at IS NULL) = (ends_at IS NULL) AND ends_at > starts_at`),
    check('sponsorings_begun', sql`state NOT IN ('active', 'expired') OR starts_at IS NOT NULL`),
  ],
)

/**
 * Each row is what sponsorings cost from a moment on, until the next row. The database refuses to change or remove a row (a
 * trigger of the migration), so that what was asked for on a day can always be said. Prices are in whole Ariary, taxes
 * included; who ordered pays the price of the order, which `sponsorings.price` keeps.
 */
export const sponsoringPrices = pgTable(
  'sponsoring_prices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    effective_from: moment().notNull(),
    price_7_days: integer().notNull(),
    price_15_days: integer().notNull(),
    price_30_days: integer().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('sponsoring_prices_effective').on(table.effective_from),
    check('sponsoring_prices_amounts', sql`price_7_days > 0 AND price_15_days > 0 AND price_30_days > 0`),
  ],
)
