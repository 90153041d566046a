import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { companies } from '#src/companies/tables.ts'

const moment = () => timestamp({ withTimezone: true })

export const GRANT_REASONS = ['plan', 'gift', 'demonstration'] as const

/** Each row lets a company open `amount` contacts between two moments. */
export const contactGrants = pgTable(
  'contact_grants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    reason: text({ enum: GRANT_REASONS }).notNull(),
    valid_from: moment().notNull(),
    valid_to: moment().notNull(),
    /** Nothing can be spent of it while the plan that it came with is suspended. */
    is_suspended: boolean().notNull().default(false),
    created_at: moment().notNull(),
  },
  (table) => [index('contact_grants_company').on(table.company_id, table.valid_to)],
)

/** A company pays once for a person: whoever of its members looks again finds this row and spends nothing. */
export const contactSpendings = pgTable(
  'contact_spendings',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    applicant_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    grant_id: integer()
      .notNull()
      .references(() => contactGrants.id, { onDelete: 'cascade' }),
    spent_by: integer().references(() => users.id, { onDelete: 'set null' }),
    spent_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.applicant_id] }),
    index('contact_spendings_applicant').on(table.applicant_id),
    index('contact_spendings_grant').on(table.grant_id),
    index('contact_spendings_spender').on(table.spent_by),
  ],
)
