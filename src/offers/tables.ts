import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { activityAreas, cities, contracts, degrees, jobLevels, jobTypes } from '#src/reference/tables.ts'
import { REPORT_REASONS } from './reports/shared/reasons.ts'
import { ALERT_FREQUENCIES } from './shared/labels.ts'
import { OFFER_EVENTS, type OfferFlag, VISIT_SOURCES } from './shared/life.ts'
import type { OfferLanguage, OfferQuestion, ProcessStep } from './shared/parts.ts'
import { OFFER_STATUSES, WORK_MODES } from './shared/states.ts'

const moment = () => timestamp({ withTimezone: true })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

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
    benefits: text().array().notNull().default([]),
    start_date: date(),
    application_deadline: date(),
    process_steps: jsonb().$type<ProcessStep[]>().notNull().default([]),
    response_delay_days: smallint().notNull(),
    questions: jsonb().$type<OfferQuestion[]>().notNull().default([]),
    is_abroad: boolean().notNull().default(false),
    ministry_reference: text(),
    status: text({ enum: OFFER_STATUSES }).notNull(),
    close_reason: text(),
    /** Why a moderator refused it, in words for its recruiter. */
    rejection_reason: text(),
    paused: boolean().notNull().default(false),
    /** Put on hold by reports or a moderator (it is paused too): its recruiter cannot take it up again. */
    held_at: moment(),
    /** What a moderator should look at, found when it was submitted. */
    flags: jsonb().$type<OfferFlag[]>().notNull().default([]),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    decided_at: moment(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Copied from the company so that a search touches one table. */
    company_size: text(),
    /** The occupation that its title was attached to, null where none fits. */
    occupation_code: text(),
    /** What its recruiter chose instead: a code, or `none`; null leaves it to the title. */
    occupation_choice: text(),
    /** Whether its title was looked at since titles are attached. */
    occupation_read: boolean().notNull().default(false),
    search_title: text().notNull().default(''),
    search_body: text().notNull().default(''),
    /** Words, and the filters' values as lexemes of their own: the index then answers any set of them in one scan. */
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
    /** First reported by a visitor: it waits for a moderator. */
    reported_at: moment(),
    /** A moderator found nothing wrong: reports no longer take it off the site. */
    reports_cleared_at: moment(),
    expires_at: moment(),
    /** Until when its sponsoring runs, whether or not it is open meanwhile; written by the verbs of sponsorings alone. */
    sponsored_until: moment(),
  },
  (table) => {
    // Nulls first, as a plain ORDER BY … DESC puts them: otherwise the index is of no use to it.
    const newest = () => [table.published_at.desc().nullsFirst(), table.id.desc().nullsFirst()] as const
    const listed = sql`status = 'published' AND NOT paused`
    return [
      index('offers_company').on(table.company_id, table.status),
      index('offers_waiting').on(table.submitted_at).where(sql`status = 'submitted'`),
      index('offers_decider').on(table.decided_by),
      index('offers_creator').on(table.created_by),
      index('offers_newest')
        .on(...newest())
        .where(listed),
      index('offers_occupation_unread').on(table.id).where(sql`NOT occupation_read`),
      index('offers_activity_area')
        .on(table.activity_area_id, ...newest())
        .where(listed),
    ]
  },
)

/**
 * What a search reads of the offers that are listed (published, not on hold), and never their texts. The
 * trigger `offer_search_follows` (its own migration) writes it in the very statement that writes an offer, whoever does.
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
    /** The most that the offer shows; null where it shows none. */
    salary: integer(),
    activity_area_id: smallint().notNull(),
    contract_id: smallint().notNull(),
    city_id: integer().notNull(),
    job_level_id: smallint(),
    job_type_id: smallint(),
    degree_id: smallint(),
    company_size: text(),
    occupation_code: text(),
    /** The words of the title alone, which stay in the row: what a search ranks by. */
    title: tsvector().notNull(),
    /** As `offers.sponsored_until`. */
    sponsored_until: moment(),
    /**
     * The words and facets of the offer, and its occupation as a lexeme of its own; out of line, so that a search, which
     * finds by their index, visits rows of 200 bytes rather than 1 500.
     */
    fts: tsvector().notNull(),
    /** Spaces that are compressed away: only a row of 2 KB has PostgreSQL keep its words out of line. */
    ballast: text(),
    /**
     * What a search reads of a match, as bytes that the process counts and sorts (`search/matches.ts`); written by a trigger
     * (`offer_search_pack`, its own migration) in the very statement that writes the row.
     */
    packed: bytea(),
  },
  (table) => {
    const newest = () => [table.published_at.desc().nullsFirst(), table.offer_id.desc().nullsFirst()] as const
    const { company_id, expires_at, application_deadline, salary, ...rest } = table
    return [
      // No pending list: a search would have to read through it.
      index('offer_search_words').using('gin', sql`offer_words(${table.fts})`).with({ fastupdate: false }),
      // Few: what a search of many offers reads of them before it looks which of them fit.
      index('offer_search_sponsored').on(table.sponsored_until).where(sql`sponsored_until IS NOT NULL`),
      // With all that filters: the newest that fit are found, and all that fit are counted, without a row being read.
      index('offer_search_newest').on(
        ...newest(),
        ...[rest.activity_area_id, rest.contract_id, rest.city_id, rest.job_level_id, rest.job_type_id],
        ...[rest.degree_id, rest.company_size, company_id, expires_at, application_deadline, salary],
      ),
      index('offer_search_salary').on(salary.desc().nullsLast(), ...newest()),
      index('offer_search_activity_area').on(rest.activity_area_id, ...newest()),
      index('offer_search_city').on(rest.city_id, ...newest()),
      index('offer_search_contract').on(rest.contract_id),
      index('offer_search_job_type').on(rest.job_type_id),
      index('offer_search_job_level').on(rest.job_level_id),
      index('offer_search_degree').on(rest.degree_id),
      index('offer_search_company_size').on(rest.company_size),
    ]
  },
)

/**
 * What is being written of an offer and not yet public: a draft's whole content, or the new text of a published one, which
 * keeps the old until a moderator accepts.
 */
export const offerDrafts = pgTable(
  'offer_drafts',
  {
    offer_id: integer()
      .primaryKey()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The form as it was typed, valid or not. */
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Goes up with each save: who read an older one is told, and overwrites nothing. */
    version: integer().notNull().default(1),
    updated_by: integer().references(() => users.id, { onDelete: 'set null' }),
    updated_at: moment().notNull(),
    /** Since when the new text of a published offer waits for a moderator. */
    submitted_at: moment(),
    flags: jsonb().$type<OfferFlag[]>().notNull().default([]),
    /** Of the page that began a new offer: beginning it again after a lost answer is the same draft. */
    client_key: text(),
  },
  (table) => [
    index('offer_drafts_begun').on(table.client_key).where(sql`client_key IS NOT NULL`),
    index('offer_drafts_waiting').on(table.submitted_at).where(sql`submitted_at IS NOT NULL`),
    index('offer_drafts_writer').on(table.updated_by),
  ],
)

/** What happened to an offer, who did it and when. */
export const offerEvents = pgTable(
  'offer_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    offer_id: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    /** Null for the site itself. */
    actor_id: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: OFFER_EVENTS }).notNull(),
    /** A reason, or what else its line says. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('offer_events_offer').on(table.offer_id, table.at),
    index('offer_events_actor').on(table.actor_id),
  ],
)

/** Offers kept by a company to begin others from. */
export const offerTemplates = pgTable(
  'offer_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [unique('offer_templates_name').on(table.company_id, table.name)],
)

/** A day of an offer in figures, by where its visitors came from. */
export const offerDays = pgTable(
  'offer_days',
  {
    offer_id: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** In Antananarivo. */
    day: date().notNull(),
    source: text({ enum: VISIT_SOURCES }).notNull(),
    /** Times that its page was shown; `visitors_count` counts each person once a day. */
    views_count: integer().notNull().default(0),
    visitors_count: integer().notNull().default(0),
    /** Times that someone began to apply. */
    openings_count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.offer_id, table.day, table.source] })],
)

/**
 * The words of an offer as their index holds them. The function gives what it is given: it says that comparing words costs
 * much, so that they are found by the index and never read row by row (`offer_words`, in its own migration).
 */
export const indexedWords = sql`offer_words(${offerSearch.fts})`

/** What a facet's value is called in `fts`; the sign keeps it apart from every word. */
export const facetLexeme = (facet: string, value: number | string) => `${facet}=${value}`

/** Published and not on hold: the rows that the partial indexes hold. */
export const listedOffer = sql`${offers.status} = 'published' AND NOT ${offers.paused}`

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
    /** What the person wrote for itself. */
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
    /** Hash of the address, so that one person counts once. */
    reporter_key: text().notNull(),
    /** Hash of the network that it came from: each counts once. */
    network_key: text().notNull().default(''),
    /** Of somebody verified for long enough to be believed. */
    counts: boolean().notNull().default(false),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    message: text(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('offer_reports_offer').on(table.offer_id),
    index('offer_reports_reporter').on(table.reporter_id),
  ],
)

/** Words of open offers, for searches with a typing error. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    uses: integer().notNull(),
  },
  (table) => [index('search_words_near').using('gin', table.word.op('gin_trgm_ops'))],
)

/** A search whose new offers are mailed; of a person, or of an address that confirmed it. */
export const offerAlerts = pgTable(
  'offer_alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** What the person sees, as « comptable, Antananarivo, CDI ». */
    label: text().notNull(),
    /** The search's address, without `?`: equal searches are equal texts. */
    search: text().notNull(),
    frequency: text({ enum: ALERT_FREQUENCIES }).notNull(),
    paused: boolean().notNull().default(false),
    created_at: moment().notNull(),
    /** When the address said yes; at once for a person whose address is verified. */
    confirmed_at: moment(),
    /** Offers published after this moment are new. */
    seen_until: moment().notNull(),
    sent_at: moment(),
    /** The last 500 that it told: one that is published anew is not told twice. */
    told_offer_ids: integer().array().notNull().default([]),
  },
  (table) => [
    unique('offer_alerts_once').on(table.email, table.search),
    index('offer_alerts_user').on(table.user_id),
    index('offer_alerts_due')
      .on(table.frequency, table.seen_until)
      .where(sql`NOT paused AND confirmed_at IS NOT NULL`),
  ],
)
