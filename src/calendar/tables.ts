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

/** The row of a meeting lives from the first proposed slot to its end. */
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
    /** The recruiter who proposed it; null once that account is deleted. */
    organiser_id: integer().references(() => users.id, { onDelete: 'set null' }),
    type: text({ enum: INTERVIEW_TYPES }).notNull(),
    state: text({ enum: INTERVIEW_STATES }).notNull(),
    duration_minutes: integer().notNull(),
    /** The meeting's type says whether this is an address, a link or a telephone number. */
    place: text().notNull().default(''),
    message: text().notNull().default(''),
    preparation: text().notNull().default(''),
    /** Start of the time that was agreed on; null before, and again once the time was given up. */
    starts_at: moment(),
    ends_at: moment(),
    /** The words that came with the last change. */
    reason: text().notNull().default(''),
    changed_by: text({ enum: INTERVIEW_SIDES }).notNull(),
    /**
     * Every change adds one. A form sends the version that it was opened with, so that a change in between is noticed.
     */
    version: integer().notNull().default(0),
    /** Sequence of the calendar file (RFC 5545): it grows whenever the agreed time changes. */
    sequence: integer().notNull().default(0),
    /** The last reminder that was sent for this time, or that the time came too late for. */
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
    // The job of each minute looks for the times to come.
    index('interviews_coming').on(table.starts_at).where(sql`state = 'confirmed'`),
  ],
)

/** A recruiter's slots are as long as the meeting; an applicant's windows are longer stretches in which it can come. */
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

/** Reminders are seen by their own person alone. */
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
    /** The hour at Antananarivo, « 14:30 »; null for the whole day. */
    time: text(),
    done_at: moment(),
    sequence: integer().notNull().default(0),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [index('calendar_reminders_user').on(table.user_id, table.day)],
)

/** A calendar program reads a person's events at this private address. */
export const calendarSubscriptions = pgTable('calendar_subscriptions', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token_hash: text().notNull().unique(),
  /** The sealed token can be read again by this server alone, which shows the address to its person. */
  token_sealed: text().notNull(),
  created_at: moment().notNull(),
})
