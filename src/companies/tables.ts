import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { COMPANY_STATUSES, MEMBER_ROLES } from '#src/accounts/shared/memberships.ts'
import { users } from '#src/accounts/tables.ts'
import { activityAreas, cities } from '#src/reference/tables.ts'
import { GIVEN_ROLES } from './policy.ts'
import { COMPANY_SIZES } from './shared/company-sizes.ts'
import { LEGAL_FORMS } from './shared/legal-forms.ts'
import { COMPANY_DOCUMENT_KINDS, type CompanyCorrection, type CompanyProposal } from './shared/moderated.ts'
import type { WorkingHours } from './shared/working-hours.ts'

const moment = () => timestamp({ withTimezone: true })

export const companies = pgTable(
  'companies',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    status: text({ enum: COMPANY_STATUSES }).notNull().default('incomplete'),
    /** The moderator's reason while the company is rejected. */
    status_reason: text(),
    /** The moderator asks for these corrections, field by field. */
    corrections: jsonb().$type<CompanyCorrection[]>().notNull().default([]),
    /** Counts the requests for validation, so that each of them is mailed once. */
    review_round: integer().notNull().default(0),
    /** A small drawn mark, sanitised when it was written. */
    logo_svg: text(),
    /** Under which the picture's sizes are stored; it takes the drawn mark's place. */
    logo_key: text(),
    cover_key: text(),
    activity_area_id: smallint().references(() => activityAreas.id),
    company_size: text({ enum: COMPANY_SIZES }),
    /** Null for a company that registered before it was asked. */
    legal_form: text({ enum: LEGAL_FORMS }),
    nif: text(),
    stat: text(),
    rcs: text(),
    city_id: integer().references(() => cities.id),
    address: text(),
    phone_number: text(),
    email: text(),
    website: text(),
    social_links: jsonb().$type<string[]>().notNull().default([]),
    description: text(),
    benefits: text().array().notNull().default([]),
    created_at: moment().notNull(),
    completed_at: moment(),
    /** The change waits for a moderator since this moment. */
    submitted_at: moment(),
    validated_at: moment(),
    suspended_at: moment(),
    decided_by: integer().references(() => users.id, { onDelete: 'set null' }),
    decided_at: moment(),
    /** What a validated company wants to be called or numbered; it stays as it was until a moderator accepts. */
    proposed: jsonb().$type<CompanyProposal>(),
    proposed_at: moment(),
    /** How many offers it may have on the site, or on their way to it, at once: one without a plan, null without a limit. */
    offer_slots: smallint().default(1),
    /** The plan that it has now, for the navigation's tile; null without one. */
    plan: text(),
    /** How many members beside the readers it may have: one without a plan. */
    member_slots: smallint().notNull().default(1),
    /** « Répond en N jours », written every hour, so that lists of offers measure nothing; null while it is not earned. */
    answers_in_days: smallint(),
    /** Whether its members are mailed a code when they sign in from a new browser. */
    mailed_codes: boolean().notNull().default(false),
    /** When it receives people, from Monday to Sunday; null while it never said so, and the usual hours stand for it. */
    working_hours: jsonb().$type<WorkingHours>(),
    /** Goes up with each save: a page that read an older one is told. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('companies_status').on(table.status),
    // Few companies are suspended, and whoever lists open offers leaves these out.
    index('companies_not_validated').on(table.id).where(sql`status <> 'validated'`),
    index('companies_waiting').on(table.submitted_at).where(sql`status = 'pending'`),
    index('companies_proposing').on(table.proposed_at).where(sql`proposed_at IS NOT NULL`),
    index('companies_searched').using('gin', sql`name gin_trgm_ops`, sql`nif gin_trgm_ops`),
    index('companies_decider').on(table.decided_by),
  ],
)

/** Pictures of a company's page, in the order that it chose. */
export const companyPhotos = pgTable(
  'company_photos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The sizes of the picture are stored under this key. */
    key: text().notNull(),
    caption: text().notNull().default(''),
    position: smallint().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index('company_photos_company').on(table.company_id, table.position)],
)

/** Papers that prove its numbers: read by its members and the moderators alone. */
export const companyDocuments = pgTable(
  'company_documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text({ enum: COMPANY_DOCUMENT_KINDS }).notNull(),
    key: text().notNull(),
    name: text().notNull(),
    content_type: text().notNull(),
    size: integer().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index('company_documents_company').on(table.company_id)],
)

export const companyMembers = pgTable(
  'company_members',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: MEMBER_ROLES }).notNull(),
    joined_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.user_id] })],
)

/** Colleagues asked by mail to join; the token is stored as its SHA-256. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text({ enum: GIVEN_ROLES }).notNull(),
    token_hash: text().notNull().unique(),
    invited_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    accepted_at: moment(),
  },
  // Asked again, the same invitation gets another token.
  (table) => [
    unique('company_invitations_of_address').on(table.company_id, table.email),
    index('company_invitations_inviter').on(table.invited_by),
  ],
)
