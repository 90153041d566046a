import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { offers } from '#src/offers/tables.ts'

/** A row counts in its day alone; it stays a little longer, for clocks that differ. */
export const PREPARED_KEPT_DAYS = 2

/**
 * The offers for which an application was prepared on a day. The rows outlive their drafts, so that a draft that was sent
 * or deleted still counts, and they go once their day cannot be asked for any more.
 */
export const preparedApplications = pgTable(
  'prepared_applications',
  {
    applicant_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offer_id: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The day in Antananarivo. */
    day: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicant_id, table.day, table.offer_id] }),
    index('prepared_applications_offer').on(table.offer_id),
    index('prepared_applications_day').on(table.day),
  ],
)
