import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companies } from '#src/companies/tables.ts'
import { PERIODS, PLAN_TIERS } from '../plans/shared/plans.ts'
import { planVersions } from '../plans/tables.ts'
import { SUBSCRIPTION_STATUSES } from './shared/statuses.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Each row is one term of a plan: a company that renews has a row after the other. A term keeps the version of the plan
 * of the day on which it was asked for, with its price and limits. One that was paid before the term before it is over is
 * `pending` and has its dates already.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: integer()
      .notNull()
      .references(() => companies.id),
    plan_version_id: integer()
      .notNull()
      .references(() => planVersions.id),
    plan: text({ enum: PLAN_TIERS }).notNull(),
    period: text({ enum: PERIODS }).notNull(),
    /** What the term costs in whole Ariary, TVA included; 0 when the site gave it. */
    price: integer().notNull(),
    /** The unused days of the plan before that were taken off the price, in whole Ariary. */
    deduction: integer().notNull().default(0),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
    /** The running term that this one takes the place of at once; null for one that follows it or stands alone. */
    replaces_id: integer().references((): AnyPgColumn => subscriptions.id),
    /** Null until the term is paid. */
    starts_at: moment(),
    ends_at: moment(),
    /** Days that an administrator added; they are in `ends_at`. */
    granted_days: smallint().notNull().default(0),
    created_at: moment().notNull(),
    activated_at: moment(),
    cancelled_at: moment(),
    suspended_at: moment(),
    /** Why it is suspended, in words that the company reads. */
    suspension_reason: text(),
    /** When it was over: expired, rejected or replaced. */
    ended_at: moment(),
  },
  (table) => [
    uniqueIndex('subscriptions_one_running')
      .on(table.company_id)
      .where(sql`status IN ('active', 'cancelled', 'suspended')`),
    uniqueIndex('subscriptions_one_waiting')
      .on(table.company_id)
      .where(sql`status = 'pending' AND starts_at IS NULL`),
    uniqueIndex('subscriptions_one_following')
      .on(table.company_id)
      .where(sql`status = 'pending' AND starts_at IS NOT NULL`),
    index('subscriptions_company').on(table.company_id, table.created_at.desc()),
    index('subscriptions_ending')
      .on(table.ends_at)
      .where(sql`status IN ('active', 'cancelled', 'suspended')`),
    index('subscriptions_replaced').on(table.replaces_id),
    index('subscriptions_version').on(table.plan_version_id),
    check('subscriptions_money', sql`price >= 0 AND deduction >= 0 AND deduction <= price`),
    check('subscriptions_time', sql`(starts_at IS NULL) = (ends_at IS NULL) AND ends_at > starts_at`),
    check(
      'subscriptions_begun',
      sql`status IN ('pending', 'rejected') OR (starts_at IS NOT NULL AND activated_at IS NOT NULL)`,
    ),
    check('subscriptions_suspended', sql`(status = 'suspended') = (suspended_at IS NOT NULL)`),
  ],
)
