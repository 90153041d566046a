import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { companies } from '#src/companies/tables.ts'

/** A letter that a person keeps to use it again. */
export const keptLetters = pgTable(
  'kept_letters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicant_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    body: text().notNull(),
    /** The company for whose offer it was written, and its name then; null for a letter that was written for none. */
    company_id: integer().references(() => companies.id, { onDelete: 'set null' }),
    company_name: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
    /** It was deleted then, and can be restored until housekeeping removes it. */
    deleted_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('kept_letters_applicant').on(table.applicant_id, table.updated_at.desc()),
    index('kept_letters_company').on(table.company_id),
    index('kept_letters_deleted').on(table.deleted_at),
  ],
)
