import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { applications } from '../tables.ts'
import { MESSAGE_REPORT_REASONS } from './shared/reasons.ts'
import { SIDES } from './shared/silence.ts'

const moment = () => timestamp({ withTimezone: true })

/** The row tells how many messages wait for each side, and when its next mail is due, without reading the messages. */
export const messageThreads = pgTable(
  'message_threads',
  {
    application_id: integer()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    company_id: integer()
      .notNull()
      .references(() => companies.id),
    applicant_id: integer()
      .notNull()
      .references(() => users.id),
    company_wrote: boolean().notNull().default(false),
    applicant_unread: integer().notNull().default(0),
    company_unread: integer().notNull().default(0),
    /** The side is mailed then, unless it reads first; null when nothing waits. */
    applicant_mail_at: moment(),
    company_mail_at: moment(),
    applicant_mailed_at: moment(),
    company_mailed_at: moment(),
    /** The last mail told of messages up to this one. */
    applicant_mailed_until: integer().notNull().default(0),
    company_mailed_until: integer().notNull().default(0),
  },
  (table) => [
    index('message_threads_company').on(table.company_id, table.company_unread),
    index('message_threads_applicant').on(table.applicant_id, table.applicant_unread),
    index('message_threads_mail_applicant')
      .on(table.applicant_mail_at)
      .where(sql`applicant_mail_at IS NOT NULL`),
    index('message_threads_mail_company').on(table.company_mail_at).where(sql`company_mail_at IS NOT NULL`),
  ],
)

export const applicationMessages = pgTable(
  'application_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    application_id: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    side: text({ enum: SIDES }).notNull(),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The browser makes the key when the message is written, so that the same message sent again is the same row. */
    client_key: text().notNull(),
    text: text().notNull(),
    file_key: text(),
    file_name: text(),
    file_type: text(),
    file_size: integer(),
    created_at: moment().notNull(),
    /** The other side read it first then. */
    read_at: moment(),
    /** A moderator removed it from the thread then. */
    removed_at: moment(),
  },
  (table) => [
    unique('application_messages_once').on(table.application_id, table.author_id, table.client_key),
    index('application_messages_thread').on(table.application_id, table.id.desc()),
    index('application_messages_unread')
      .on(table.application_id, table.side, table.id)
      .where(sql`read_at IS NULL`),
    index('application_messages_author').on(table.author_id),
  ],
)

export const messageReports = pgTable(
  'message_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    message_id: integer()
      .notNull()
      .references(() => applicationMessages.id, { onDelete: 'cascade' }),
    reporter_id: integer().references(() => users.id, { onDelete: 'set null' }),
    reason: text({ enum: MESSAGE_REPORT_REASONS }).notNull(),
    note: text(),
    created_at: moment().notNull(),
    /** A moderator decided on the report then. */
    decided_at: moment(),
  },
  (table) => [
    unique('message_reports_once').on(table.message_id, table.reporter_id),
    index('message_reports_reporter').on(table.reporter_id),
    index('message_reports_waiting').on(table.created_at, table.id).where(sql`decided_at IS NULL`),
  ],
)
