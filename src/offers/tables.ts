import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { ABROAD_ID } from '#src/reference/shared/abroad.ts'
import { activityAreas, cities, contracts, degrees, jobLevels, jobTypes } from '#src/reference/tables.ts'
import type { ReportReason } from './reports/shared/reasons.ts'
import { PROVISIONS, YES_OR_NO } from './shared/facts.ts'
import { ALERT_FREQUENCIES } from './shared/labels.ts'
import { OFFER_EVENTS, type OfferFlag, VISIT_SOURCES } from './shared/life.ts'
import type { OfferLanguage, OfferQuestion, ProcessStep } from './shared/parts.ts'
import { OFFER_STATUSES, WORK_MODES } from './shared/states.ts'

const moment = () => timestamp({ withTimezone: true })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const offers = pgTable(
  'offers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: integer()
      .notNull()
      .references(() => companies.id),
    reference: text().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    missions: text().notNull().default(''),
    profile: text().notNull().default(''),
    activity_area_id: smallint()
      .notNull()
      .references(() => activityAreas.id),
    job_level_id: smallint().references(() => jobLevels.id),
    job_type_id: smallint().references(() => jobTypes.id),
    contract_id: smallint()
      .notNull()
      .references(() => contracts.id),
    degree_id: smallint().references(() => degrees.id),
    /** A town of Madagascar; abroad the place that stands for the country (`reference/shared/abroad.ts`). */
    city_id: integer()
      .notNull()
      .references(() => cities.id),
    contract_duration_months: smallint(),
    experience_min_years: smallint(),
    languages: jsonb().$type<OfferLanguage[]>().notNull().default([]),
    skills: text().array().notNull().default([]),
    address: text(),
    work_mode: text({ enum: WORK_MODES }).notNull(),
    positions_count: smallint().notNull().default(1),
    min_salary: integer(),
    max_salary: integer(),
    salary_visible: boolean().notNull().default(true),
    /** Why the pay is not shown, in the recruiter's words for the moderators alone. */
    salary_hidden_reason: text(),
    benefits: text().array().notNull().default([]),
    start_date: date(),
    /** The facts that decide (`shared/facts.ts`); null where the offer does not say. */
    weekly_hours: smallint(),
    schedule: text(),
    night_work: text({ enum: YES_OR_NO }),
    sunday_work: text({ enum: YES_OR_NO }),
    transport: text({ enum: PROVISIONS }),
    meals: text({ enum: PROVISIONS }),
    housing: text({ enum: PROVISIONS }),
    probation_months: smallint(),
    to_bring: text(),
    open_to_disability: boolean().notNull().default(false),
    interview_place: text(),
    application_deadline: date(),
    process_steps: jsonb().$type<ProcessStep[]>().notNull().default([]),
    response_delay_days: smallint().notNull(),
    questions: jsonb().$type<OfferQuestion[]>().notNull().default([]),
    is_abroad: boolean().notNull().default(false),
    /** The two letters of the country abroad; null in Madagascar, and where an offer from before was not told it. */
    country: text(),
    foreign_town: text(),
    ministry_reference: text(),
    status: text({ enum: OFFER_STATUSES }).notNull(),
    close_reason: text(),
    /** Why a moderator refused the offer, in words for its recruiter. */
    rejection_reason: text(),
    paused: boolean().notNull().default(false),
    /** The plan of its company ended and had more offers than are allowed without: it comes back with the next plan. */
    paused_for_plan: boolean().notNull().default(false),
    /** Since when reports or a moderator hold the offer. It is paused meanwhile, and its recruiter cannot resume it. */
    held_at: moment(),
    /** What a moderator should look at; it is found when the offer is submitted. */
    flags: jsonb().$type<OfferFlag[]>().notNull().default([]),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    decided_at: moment(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The size of the company is copied, so that a search reads one table only. */
    company_size: text(),
    /** The occupation that the title stands for, null where none fits. */
    occupation_code: text(),
    /** The recruiter's own choice: the code of an occupation or `none`; null leaves it to the title. */
    occupation_choice: text(),
    /** False for offers from before titles were attached to occupations, until a job has read their title. */
    occupation_read: boolean().notNull().default(false),
    search_title: text().notNull().default(''),
    search_body: text().notNull().default(''),
    /** The words, and the values of the filters as lexemes, so that one scan of the index answers any set of them. */
    fts: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('french', search_title), 'A') || setweight(to_tsvector('french', search_body), 'B') || array_to_tsvector(ARRAY['activity_area=' || activity_area_id::text, 'contract=' || contract_id::text, 'city=' || city_id::text, 'job_level=' || coalesce(job_level_id::text, ''), 'job_type=' || coalesce(job_type_id::text, ''), 'degree=' || coalesce(degree_id::text, ''), 'company_size=' || coalesce(company_size, '')])`,
    ),
    views_count: integer().notNull().default(0),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
    submitted_at: moment(),
    published_at: moment(),
    closed_at: moment(),
    archived_at: moment(),
    /** When a visitor first reported the offer; it waits for a moderator since. */
    reported_at: moment(),
    /** When a moderator found the reports unfounded; further ones no longer take the offer off the site. */
    reports_cleared_at: moment(),
    expires_at: moment(),
    /** Until when the sponsoring runs, even while the offer is not open. Only the verbs of sponsorings write it. */
    sponsored_until: moment(),
  },
  (table) => {
    // A plain ORDER BY … DESC puts nulls first, so an index that does not could not serve it.
    const newest = () => [table.published_at.desc().nullsFirst(), table.id.desc().nullsFirst()] as const
    const listed = sql`status = 'published' AND NOT paused`
    const ends = [table.expires_at, table.application_deadline] as const
    return [
      check('offers_paused_for_plan', sql`paused OR NOT paused_for_plan`),
      check('offers_abroad_place', sql`is_abroad = (city_id >= ${sql.raw(String(ABROAD_ID))})`),
      index('offers_company').on(table.company_id, table.status),
      index('offers_published').on(table.published_at).where(sql`published_at IS NOT NULL`),
      index('offers_waiting').on(table.submitted_at).where(sql`status = 'submitted'`),
      index('offers_decider').on(table.decided_by),
      index('offers_held').on(table.id).where(sql`held_at IS NOT NULL`),
      index('offers_title').using('gin', sql`title gin_trgm_ops`),
      index('offers_reference').on(table.reference),
      index('offers_creator').on(table.created_by),
      index('offers_newest')
        .on(...newest())
        .where(listed),
      index('offers_sitemap')
        .on(table.id, table.updated_at, table.slug, table.company_id, ...ends)
        .where(listed),
      index('offers_updated').on(table.updated_at).where(sql`status IN ('published', 'closed')`),
      index('offers_occupation_unread').on(table.id).where(sql`NOT occupation_read`),
      index('offers_activity_area')
        .on(table.activity_area_id, ...newest())
        .where(listed),
    ]
  },
)

/**
 * What a search reads of the listed offers (published and not paused), without their texts. The trigger
 * `offer_search_follows`, which has its own migration, writes these rows in the same statement that writes the offer.
 */
export const offerSearch = pgTable(
  'offer_search',
  {
    offer_id: integer()
      .primaryKey()
      .references(() => offers.id, { onDelete: 'cascade' }),
    company_id: integer().notNull(),
    published_at: moment(),
    expires_at: moment(),
    application_deadline: date(),
    /** The highest amount that the offer shows; null where it shows none. */
    salary: integer(),
    activity_area_id: smallint().notNull(),
    contract_id: smallint().notNull(),
    city_id: integer().notNull(),
    job_level_id: smallint(),
    job_type_id: smallint(),
    degree_id: smallint(),
    company_size: text(),
    work_mode: text({ enum: WORK_MODES }),
    occupation_code: text(),
    /** The words of the title, by which a search ranks. They stay in the row because they are short. */
    title: tsvector().notNull(),
    /** A copy of `offers.sponsored_until`. */
    sponsored_until: moment(),
    // They are stored out of line: a search finds them by their index and visits rows of 200 bytes, not of 1 500.
    /** The words and facets of the offer, and its occupation and mode as lexemes. */
    fts: tsvector().notNull(),
    /**
     * Spaces that make the row larger than 2 KB, from which PostgreSQL stores its words out of line. They compress to
     * nothing.
     */
    ballast: text(),
  },
  (table) => {
    const newest = () => [table.published_at.desc().nullsFirst(), table.offer_id.desc().nullsFirst()] as const
    const { company_id, expires_at, application_deadline, salary, ...rest } = table
    return [
      // Fast updates are off, because every search would have to read the list of pending entries.
      index('offer_search_words').using('gin', sql`offer_words(${table.fts})`).with({ fastupdate: false }),
      // Sponsored offers are few, so a search with many matches reads them by this index first.
      index('offer_search_sponsored').on(table.sponsored_until).where(sql`sponsored_until IS NOT NULL`),
      // The index holds every filter, so that the newest matches are found and all of them counted without a row
      // being read.
      index('offer_search_listed').on(
        ...newest(),
        ...[rest.activity_area_id, rest.contract_id, rest.city_id, rest.job_level_id, rest.job_type_id],
        ...[
          rest.degree_id,
          rest.company_size,
          rest.work_mode,
          company_id,
          expires_at,
          application_deadline,
          salary,
        ],
      ),
      index('offer_search_salary').on(salary.desc().nullsLast(), ...newest()),
      index('offer_search_activity_area').on(rest.activity_area_id, ...newest()),
      index('offer_search_occupation').on(rest.occupation_code, ...newest()),
      index('offer_search_city').on(rest.city_id, ...newest()),
      index('offer_search_contract').on(rest.contract_id),
      index('offer_search_job_type').on(rest.job_type_id),
      index('offer_search_job_level').on(rest.job_level_id),
      index('offer_search_degree').on(rest.degree_id),
      index('offer_search_company_size').on(rest.company_size),
      index('offer_search_work_mode').on(rest.work_mode),
    ]
  },
)

/** What is being written and is not public yet: a draft, or the new text of a published offer until it is accepted. */
export const offerDrafts = pgTable(
  'offer_drafts',
  {
    offer_id: integer()
      .primaryKey()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The form as it was typed, valid or not. */
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /**
     * The version goes up with each save. A save over an older version is refused, so that nothing is overwritten.
     */
    version: integer().notNull().default(1),
    updated_by: integer().references(() => users.id, { onDelete: 'set null' }),
    updated_at: moment().notNull(),
    /** Since when the new text of a published offer waits for a moderator. */
    submitted_at: moment(),
    flags: jsonb().$type<OfferFlag[]>().notNull().default([]),
    /**
     * The key of the page that began the offer. A repeated request, after a lost answer, finds the same draft by it.
     */
    client_key: text(),
  },
  (table) => [
    index('offer_drafts_begun').on(table.client_key).where(sql`client_key IS NOT NULL`),
    index('offer_drafts_waiting').on(table.submitted_at).where(sql`submitted_at IS NOT NULL`),
    index('offer_drafts_writer').on(table.updated_by),
  ],
)

/** The history of an offer: what happened to it, who did it and when. */
export const offerEvents = pgTable(
  'offer_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    offer_id: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    /** Null when the site itself made the change. */
    actor_id: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: OFFER_EVENTS }).notNull(),
    /** The reason of the change, or other facts that its line tells. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('offer_events_offer').on(table.offer_id, table.at),
    index('offer_events_actor').on(table.actor_id),
  ],
)

/** What the open offers of an occupation and level that show their pay do show, measured every hour (`wording/usual-pay.ts`). */
export const usualPays = pgTable(
  'usual_pays',
  {
    occupation_code: text().notNull(),
    job_level_id: smallint().notNull(),
    /** So many offers show theirs. */
    count: integer().notNull(),
    /** The quartiles in Ariary a month, of the lower and of the upper ends. */
    from: integer().notNull(),
    to: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.occupation_code, table.job_level_id] })],
)

/** The figures of an offer for one day and one source of visitors. */
export const offerDays = pgTable(
  'offer_days',
  {
    offer_id: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The day in Antananarivo. */
    day: date().notNull(),
    source: text({ enum: VISIT_SOURCES }).notNull(),
    /** How many times the page was shown; `visitors_count` counts each person once a day. */
    views_count: integer().notNull().default(0),
    visitors_count: integer().notNull().default(0),
    /** How many people began to apply. */
    openings_count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.offer_id, table.day, table.source] })],
)

export const savedOffers = pgTable(
  'saved_offers',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offer_id: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    saved_at: moment().notNull(),
    /** The person's own note. */
    note: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.offer_id] }),
    index('saved_offers_offer').on(table.offer_id),
  ],
)

export const offerReports = pgTable(
  'offer_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    offer_id: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    reporter_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** A hash of the account or the IP address, so that one person counts once. */
    reporter_key: text().notNull(),
    /** A hash of the network, so that each network counts once. */
    network_key: text().notNull().default(''),
    /** Whether the report counts: its author's address has been verified for long enough. */
    counts: boolean().notNull().default(false),
    reason: text().$type<ReportReason>().notNull(),
    message: text(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('offer_reports_offer').on(table.offer_id),
    index('offer_reports_reporter').on(table.reporter_id),
  ],
)

/** A search whose new offers are mailed to a person, or to an address that confirmed it. */
export const offerAlerts = pgTable(
  'offer_alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** The label of the search, as « comptable, Antananarivo, CDI ». */
    label: text().notNull(),
    /** The query string of the search, without `?`. Equal searches have equal texts. */
    search: text().notNull(),
    frequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    paused: boolean().notNull().default(false),
    created_at: moment().notNull(),
    /** When the address confirmed the alert. A person whose address is verified has it confirmed at once. */
    confirmed_at: moment(),
    /** Offers that were published after this moment are new to the alert. */
    seen_until: moment().notNull(),
    sent_at: moment(),
    /** The last 500 offers that this alert sent: an offer that is published anew is not sent twice. */
    notified_offer_ids: integer('told_offer_ids').array().notNull().default([]),
  },
  (table) => [
    unique('offer_alerts_once').on(table.email, table.search),
    index('offer_alerts_user').on(table.user_id),
    index('offer_alerts_due')
      .on(table.frequency, table.seen_until)
      .where(sql`NOT paused AND confirmed_at IS NOT NULL`),
  ],
)
