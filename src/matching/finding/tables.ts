import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { companies } from '#src/companies/tables.ts'

/** A company listed here neither finds the applicant among the best profiles nor invites the applicant. */
export const blockedCompanies = pgTable(
  'blocked_companies',
  {
    applicant_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    blocked_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicant_id, table.company_id] }),
    index('blocked_companies_company').on(table.company_id, table.applicant_id),
  ],
)
