import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { applications } from '../tables.ts'
import { MAILED_ANSWERS } from './shared/answers.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * A mail lets its recruiter answer one application without signing in; the link's secret is kept as its hash alone.
 */
export const answerLinks = pgTable(
  'answer_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    token_hash: text().notNull().unique(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    application_id: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The imprint of the password, the address and the codes of that moment: the link ends when one of them changes. */
    locks_hash: text().notNull(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
    /** What the link answered; null until it did. */
    answer: text({ enum: MAILED_ANSWERS }),
    /** The person's sessions were ended then, and the link with them. */
    ended_at: moment(),
  },
  (table) => [
    index('answer_links_user').on(table.user_id),
    index('answer_links_application').on(table.application_id),
    index('answer_links_expires').on(table.expires_at),
  ],
)
