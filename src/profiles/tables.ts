import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { activityAreas, cities, degrees, jobLevels } from '#src/reference/tables.ts'
import { type Education, type Experience, type Language, MOBILITIES } from './shared/parts.ts'

const moment = () => timestamp({ withTimezone: true })

export const applicantProfiles = pgTable(
  'applicant_profiles',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    headline: text().notNull().default(''),
    /** The occupation that was found for the headline; null where none fits. */
    occupation_code: text(),
    /** The occupation that the person chose instead: a code, or `none`; null leaves it to the headline. */
    occupation_choice: text(),
    /** Whether an occupation was looked for already; `attachProfiles` does it for rows that are older than that. */
    occupation_read: boolean().notNull().default(false),
    activity_area_id: smallint().references(() => activityAreas.id),
    city_id: integer().references(() => cities.id),
    skills: text().array().notNull().default([]),
    experiences: jsonb().$type<Experience[]>().notNull().default([]),
    education: jsonb().$type<Education[]>().notNull().default([]),
    languages: jsonb().$type<Language[]>().notNull().default([]),
    min_salary_expectation: integer(),
    max_salary_expectation: integer(),
    available_from: date(),
    available_now: boolean().notNull().default(false),
    about: text().notNull().default(''),
    job_level_id: smallint().references(() => jobLevels.id),
    degree_id: smallint().references(() => degrees.id),
    contract_ids: smallint().array().notNull().default([]),
    /** Towns where the person would work too. */
    mobility_city_ids: integer().array().notNull().default([]),
    mobility: text({ enum: MOBILITIES }).notNull().default('city'),
    accepts_remote: boolean().notNull().default(false),
    show_photo: boolean().notNull().default(false),
    /** The address of the public page, which is made at the first opt-in and never changes. */
    public_slug: text().unique(),
    is_public: boolean().notNull().default(false),
    /** A second opt-in: search engines may list the public page. */
    is_indexed: boolean().notNull().default(false),
    /** Recruiters may find the person among the best profiles. */
    is_best_profile: boolean().notNull().default(false),
    /** Recruiters' pages name a profile by this id, which tells nothing and stands nowhere else. */
    best_profile_uuid: uuid().notNull().defaultRandom().unique(),
    updated_at: moment(),
  },
  (table) => {
    const found = sql`is_best_profile`
    return [
      index('applicant_profiles_occupation_unread').on(table.user_id).where(sql`NOT occupation_read`),
      // Searches for rare skills use this index; common ones are faster by their sector.
      index('applicant_profiles_found_by_skill').using('gin', table.skills).where(found),
      index('applicant_profiles_found_in_area')
        .on(table.activity_area_id, table.updated_at.desc())
        .where(found),
      index('applicant_profiles_found_by_occupation')
        .on(table.occupation_code, table.updated_at.desc())
        .where(found),
      index('applicant_profiles_found_in_town')
        .on(table.activity_area_id, table.city_id, table.updated_at.desc())
        .where(found),
    ]
  },
)
