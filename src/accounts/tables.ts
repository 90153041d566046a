import { boolean, date, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { activityAreas, cities } from '#src/reference/tables.ts'
import type { Education, Experience, Language } from './profile-parts.ts'

const moment = () => timestamp({ withTimezone: true })

export const users = pgTable('users', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case; what the person typed is not kept. */
  email: text().notNull().unique(),
  password_hash: text(),
  userable_type: text({ enum: ['admin', 'applicant', 'recruiter'] }).notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  username: text().notNull(),
  picture_key: text(),
  phone_number: text(),
  email_verified_at: moment(),
  is_active: boolean().notNull().default(true),
  created_at: moment().notNull(),
})

/** A browser's session; the id is stored as its SHA-256, the guest's sessions have no user. */
export const sessions = pgTable(
  'sessions',
  {
    id_hash: text().primaryKey(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    csrf_token: text().notNull(),
    ip: text().notNull(),
    user_agent: text().notNull(),
    created_at: moment().notNull(),
    last_seen_at: moment().notNull(),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_last_seen').on(table.last_seen_at)],
)

export const rememberTokens = pgTable(
  'remember_tokens',
  {
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [index('remember_tokens_user').on(table.user_id)],
)

export const applicantProfiles = pgTable('applicant_profiles', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  headline: text().notNull().default(''),
  activity_area_id: smallint().references(() => activityAreas.id),
  city_id: integer().references(() => cities.id),
  skills: text().array().notNull().default([]),
  experiences: jsonb().$type<Experience[]>().notNull().default([]),
  education: jsonb().$type<Education[]>().notNull().default([]),
  languages: jsonb().$type<Language[]>().notNull().default([]),
  min_salary_expectation: integer(),
  max_salary_expectation: integer(),
  available_from: date(),
})
