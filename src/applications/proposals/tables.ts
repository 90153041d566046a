import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { applications } from '../tables.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * What a recruiter proposes to an applicant. The last one of an application is in force while the application stands at
 * « Proposition faite » or « Proposition acceptée »: moved elsewhere, it is withdrawn.
 */
export const jobProposals = pgTable(
  'job_proposals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    application_id: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** Ariary a month, before deductions. */
    salary: integer().notNull(),
    start_date: date().notNull(),
    /** The applicant answers by the end of this day. */
    answer_by: date().notNull(),
    file_key: text(),
    file_name: text(),
    file_size: integer(),
    created_at: moment().notNull(),
    /** When the applicant accepted it. */
    accepted_at: moment(),
    /** When the applicant is to be reminded of it next; null once nothing is left to remind of. */
    remind_at: moment(),
  },
  (table) => [
    index('job_proposals_application').on(table.application_id, table.id.desc()),
    index('job_proposals_author').on(table.author_id),
    index('job_proposals_remind').on(table.remind_at).where(sql`remind_at IS NOT NULL`),
  ],
)
