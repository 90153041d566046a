import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { PLAN_TIERS } from './shared/plans.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Each row is what a plan costs and allows from a moment on, until the next row of the same plan. The database refuses
 * to change or remove a row (a trigger of the migration), because who subscribed keeps the row of their first day to
 * the end of the term. Prices are in whole Ariary, taxes included.
 */
export const planVersions = pgTable(
  'plan_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    plan: text({ enum: PLAN_TIERS }).notNull(),
    effective_from: moment().notNull(),
    monthly_price: integer().notNull(),
    quarterly_price: integer().notNull(),
    yearly_price: integer().notNull(),
    /** Null without a limit. */
    offer_slots: smallint(),
    member_slots: smallint().notNull(),
    monthly_sponsorings: smallint().notNull(),
    monthly_contacts: smallint().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('plan_versions_effective').on(table.plan, table.effective_from),
    check('plan_versions_plan', sql`plan IN ('silver', 'gold', 'premium')`),
    check('plan_versions_prices', sql`monthly_price > 0 AND quarterly_price > 0 AND yearly_price > 0`),
    check(
      'plan_versions_limits',
      sql`offer_slots >= 1 AND member_slots >= 1 AND monthly_sponsorings >= 0 AND monthly_contacts >= 0`,
    ),
  ],
)
