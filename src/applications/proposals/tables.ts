import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { applications } from '../tables.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * A recruiter proposes a job to an applicant. The last proposal of an application is in force while the application
 * stands at « Proposition faite » or « Proposition acceptée »; an application that is moved elsewhere withdraws it.
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
    /** The salary is in ariary a month, before deductions. */
    salary: integer().notNull(),
    start_date: date().notNull(),
    /** The applicant answers by the end of this day. */
    answer_by: date().notNull(),
    file_key: text(),
    file_name: text(),
    file_size: integer(),
    created_at: moment().notNull(),
    /** The applicant accepted it then. */
    accepted_at: moment(),
    /** The applicant is to be reminded of it next at this moment; null once no reminder is left. */
    remind_at: moment(),
  },
  (table) => [
    index('job_proposals_application').on(table.application_id, table.id.desc()),
    index('job_proposals_author').on(table.author_id),
    index('job_proposals_remind').on(table.remind_at).where(sql`remind_at IS NOT NULL`),
  ],
)
