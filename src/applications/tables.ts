import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { VISIT_SOURCES } from '#src/offers/shared/life.ts'
import { offers } from '#src/offers/tables.ts'
import { TEMPLATE_USES } from '#src/reference/shared/reply-template-parts.ts'
import { resumes } from '#src/resumes/tables.ts'
import type { OfferSnapshot, QuestionAnswer, ResumeSnapshot } from './shared/snapshot.ts'
import { OUTCOMES, RESUME_TYPES, STAGES, STATUSES } from './shared/states.ts'

const moment = () => timestamp({ withTimezone: true })

export const applications = pgTable(
  'applications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    offer_id: integer()
      .notNull()
      .references(() => offers.id),
    company_id: integer()
      .notNull()
      .references(() => companies.id),
    applicant_id: integer()
      .notNull()
      .references(() => users.id),
    status: text({ enum: STATUSES }).notNull(),
    stage: text({ enum: STAGES }),
    outcome: text({ enum: OUTCOMES }),
    resume_type: text({ enum: RESUME_TYPES }).notNull(),
    resume_id: integer().references(() => resumes.id, { onDelete: 'set null' }),
    /** The CV's data are as they were; null when a PDF was joined. */
    resume_copy: jsonb().$type<ResumeSnapshot>(),
    /** The CV as it was is a PDF under this key of the private files. */
    cv_key: text(),
    cv_name: text(),
    cv_size: integer(),
    offer_copy: jsonb().$type<OfferSnapshot>().notNull(),
    letter: text().notNull(),
    /** The answers are to the offer's questions, as they were asked. */
    answers: jsonb().$type<QuestionAnswer[]>().notNull().default([]),
    available_now: boolean().notNull(),
    availability_date: date(),
    min_salary_expectation: integer().notNull(),
    max_salary_expectation: integer().notNull(),
    /** The application was sent so many times: a withdrawn one may be sent once more. */
    attempts: integer().notNull().default(1),
    /** The browser gave this key to what it sent, so that the same sending after a lost answer sends nothing again. */
    client_key: text(),
    created_at: moment().notNull(),
    submitted_at: moment(),
    viewed_at: moment(),
    decided_at: moment(),
    changed_at: moment().notNull(),
    /** The kind of place led to the offer; null for an application that was sent before that was asked. */
    source: text({ enum: VISIT_SOURCES }),
    /** The version grows with every change of the state, and a move names the one that it starts from. */
    version: integer().notNull().default(0),
    /** The recruiter promised an answer until then. */
    answer_due_at: moment(),
    /** The applicant asked then for the answer that was due; it counts while it is younger than the sending. */
    followed_up_at: moment(),
    consented_at: moment(),
    /** The applicant sees this state while a recruiter's change can still be taken back. */
    withheld_status: text({ enum: STATUSES }),
    withheld_stage: text({ enum: STAGES }),
    applicant_archived_at: moment(),
    recruiter_archived_at: moment(),
    /** A recruiter entered it by hand: no answer was promised, and the figures about answers leave it out. */
    is_entered: boolean().notNull().default(false),
  },
  (table) => [
    unique('applications_once').on(table.applicant_id, table.offer_id),
    index('applications_company').on(table.company_id, table.status, table.submitted_at.desc()),
    // The index holds all that the dashboard reads of a company's applications, so that it never touches the wide
    // rows.
    index('applications_figures').on(
      table.company_id,
      table.submitted_at,
      table.status,
      table.stage,
      table.outcome,
      table.answer_due_at,
      table.offer_id,
      table.id,
      table.is_entered,
    ),
    index('applications_company_recent').on(table.company_id, table.submitted_at.desc()),
    index('applications_submitted').on(table.submitted_at),
    // Those that ended some days ago are asked the last question, and those that were hired some months ago.
    index('applications_ended')
      .on(table.changed_at)
      .where(sql`status in ('rejected', 'closed') AND NOT is_entered`),
    index('applications_hired').on(table.decided_at).where(sql`outcome = 'hired' AND NOT is_entered`),
    index('applications_waiting').on(table.changed_at).where(sql`status in ('submitted', 'active')`),
    index('applications_applicant').on(table.applicant_id, table.submitted_at.desc()),
    index('applications_offer').on(table.offer_id, table.status),
    index('applications_resume').on(table.resume_id),
    // The page of an offer says whether its company has opened an application this week.
    index('applications_read').on(table.company_id, table.viewed_at).where(sql`NOT is_entered`),
    // Whatever a company stores is summed with the CVs that it entered, which are few among all that it received.
    index('applications_entered').on(table.company_id, table.id).where(sql`is_entered`),
  ],
)

export const applicationEvents = pgTable(
  'application_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    application_id: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    /** The actor is null where the system made the change. */
    actor_id: integer().references(() => users.id, { onDelete: 'set null' }),
    from_status: text({ enum: STATUSES }),
    from_stage: text({ enum: STAGES }),
    to_status: text({ enum: STATUSES }).notNull(),
    to_stage: text({ enum: STAGES }),
    to_outcome: text({ enum: OUTCOMES }),
    reason: text(),
    message: text(),
    visible_to_applicant: boolean().notNull().default(true),
    /** The applicant is to be told of it then; null once that is done, or when it never is. */
    tell_at: moment(),
    /** The rows of one change of many applications share this key. */
    batch_key: uuid(),
    /** The recruiter answered by the link of a mail, without signing in. */
    is_by_mail: boolean().notNull().default(false),
  },
  (table) => [
    index('application_events_application').on(
      table.application_id,
      table.at,
      table.to_status,
      table.to_stage,
      table.to_outcome,
      table.visible_to_applicant,
    ),
    index('application_events_at').on(table.at),
    index('application_events_actor').on(table.actor_id),
    index('application_events_untold').on(table.tell_at).where(sql`tell_at IS NOT NULL`),
    index('application_events_batch').on(table.batch_key).where(sql`batch_key IS NOT NULL`),
  ],
)

/** A company's recruiters keep these answers ready; variables stand as {prenom}. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    body: text().notNull(),
    /** The template is offered first where such a message is written. */
    use: text({ enum: TEMPLATE_USES }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('reply_templates_title').on(table.company_id, table.title)],
)
