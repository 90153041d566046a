import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { resumes } from '../tables.ts'

/** Addresses at which a CV is read by whoever was given one. The address is made of the row's id and the server's secret. */
export const resumeShares = pgTable(
  'resume_shares',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resume_id: integer()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    password_hash: text(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    revoked_at: timestamp({ withTimezone: true }),
    /** Each visitor once an hour; the owner's own and those of robots apart. */
    views_count: integer().notNull().default(0),
    own_views_count: integer().notNull().default(0),
    robot_views_count: integer().notNull().default(0),
    last_viewed_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('resume_shares_resume').on(table.resume_id),
    index('resume_shares_user').on(table.user_id),
  ],
)
