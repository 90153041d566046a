import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { companies } from '#src/companies/tables.ts'
import { offerReports } from '#src/offers/tables.ts'
import { applications } from '../tables.ts'
import { OCCASIONS } from './shared/questions.ts'

const moment = () => timestamp({ withTimezone: true })

/** The answers are kept so long after they were asked for: twice as long as figures count them. */
export const QUESTIONS_DAYS = 730

/**
 * The last question was asked of the applicant of this application, once for each occasion. The answers name nobody but
 * by the application, so they follow it from one account to another.
 */
export const lastQuestions = pgTable(
  'last_questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    application_id: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    company_id: integer()
      .notNull()
      .references(() => companies.id),
    occasion: text({ enum: OCCASIONS }).notNull(),
    asked_at: moment().notNull(),
    /** The first answer came then; null while there is none. */
    answered_at: moment(),
    asked_for_money: boolean(),
    with_respect: boolean(),
    started: boolean(),
    still_there: boolean(),
    /** The yes to money made this report. */
    report_id: integer().references(() => offerReports.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('last_questions_once').on(table.application_id, table.occasion),
    index('last_questions_company').on(table.company_id, table.answered_at),
    index('last_questions_asked').on(table.asked_at),
    index('last_questions_answered').on(table.answered_at).where(sql`answered_at IS NOT NULL`),
    index('last_questions_report').on(table.report_id),
  ],
)

export type LastQuestionRow = typeof lastQuestions.$inferSelect
