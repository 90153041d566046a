import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { applications } from '#src/applications/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { INTERVIEW_SIDES, INTERVIEW_STATES } from './interviews/shared/states.ts'
import { INTERVIEW_TYPES } from './shared/event-types.ts'

const moment = () => timestamp({ withTimezone: true })

/** A meeting of an applicant and a company about an application, from the first slot proposed to its end. */
export const interviews = pgTable(
  'interviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    application_id: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    company_id: integer()
      .notNull()
      .references(() => companies.id),
    applicant_id: integer()
      .notNull()
      .references(() => users.id),
    /** Who proposed it. */
    organiser_id: integer().references(() => users.id, { onDelete: 'set null' }),
    type: text({ enum: INTERVIEW_TYPES }).notNull(),
    state: text({ enum: INTERVIEW_STATES }).notNull(),
    duration_minutes: integer().notNull(),
    /** An address, a link or a telephone number, as the type says. */
    place: text().notNull().default(''),
    message: text().notNull().default(''),
    preparation: text().notNull().default(''),
    /** The time that was agreed on; null before and when it was given up. */
    starts_at: moment(),
    ends_at: moment(),
    /** What the last change was told with. */
    reason: text().notNull().default(''),
    changed_by: text({ enum: INTERVIEW_SIDES }).notNull(),
    /** Grows with every change: a form names the one that it was opened with. */
    version: integer().notNull().default(0),
    /** Of the calendar file (RFC 5545): grows whenever what was agreed on changes. */
    sequence: integer().notNull().default(0),
    /** The last reminder of this time that was sent, or that came too late to be one. */
    reminded: text({ enum: ['24h', '2h'] }),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    index('interviews_application').on(table.application_id),
    uniqueIndex('interviews_one_open')
      .on(table.application_id)
      .where(sql`state IN ('proposed', 'countered')`),
    index('interviews_applicant').on(table.applicant_id, table.starts_at),
    index('interviews_company').on(table.company_id, table.starts_at),
    index('interviews_organiser').on(table.organiser_id),
    // What a minute's job looks at: the times to come.
    index('interviews_coming').on(table.starts_at).where(sql`state = 'confirmed'`),
  ],
)

/** What a side can do: a recruiter's slots, each as long as the meeting, or an applicant's longer stretches. */
export const interviewSlots = pgTable(
  'interview_slots',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    interview_id: integer()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    by: text({ enum: ['recruiter', 'applicant'] }).notNull(),
    starts_at: moment().notNull(),
    ends_at: moment().notNull(),
  },
  (table) => [unique('interview_slots_once').on(table.interview_id, table.by, table.starts_at)],
)

/** Who of the company is there. */
export const interviewAttendees = pgTable(
  'interview_attendees',
  {
    interview_id: integer()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.interview_id, table.user_id] }),
    index('interview_attendees_user').on(table.user_id),
  ],
)

/** What a person notes in its own calendar, for nobody else. */
export const calendarReminders = pgTable(
  'calendar_reminders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    note: text().notNull().default(''),
    day: date().notNull(),
    /** « 14:30 » at Antananarivo; null for the whole day. */
    time: text(),
    done_at: moment(),
    sequence: integer().notNull().default(0),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [index('calendar_reminders_user').on(table.user_id, table.day)],
)

/** The private address at which a calendar program reads a person's events. */
export const calendarSubscriptions = pgTable('calendar_subscriptions', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token_hash: text().notNull().unique(),
  /** The token as only this server can read it again, to show its person the address. */
  token_sealed: text().notNull(),
  created_at: moment().notNull(),
})
