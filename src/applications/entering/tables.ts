import { date, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { applications } from '../tables.ts'
import { ENTRY_WAYS } from './shared/ways.ts'

/** Says of an application that a recruiter entered by hand who did it, how it came and what the person agreed to. */
export const enteredCandidates = pgTable(
  'entered_candidates',
  {
    application_id: integer()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The recruiter is null once that account is gone. */
    entered_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The browser makes the key when the form opens, so that the same form sent again is the same candidate. */
    client_key: uuid().notNull(),
    /**
     * The address is here and not in the row of the person, where it would keep its owner from an account; null where
     * the person gave none.
     */
    email: text(),
    way: text({ enum: ENTRY_WAYS }).notNull(),
    consent_words: text().notNull(),
    consented_on: date().notNull(),
    entered_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('entered_candidates_once').on(table.entered_by, table.client_key)],
)
