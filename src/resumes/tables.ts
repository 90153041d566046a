import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import type { ResumeDocument } from './shared/document.ts'

export const resumes = pgTable(
  'resumes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    is_draft: boolean().notNull(),
    /** What was written in the builder; a CV without it, and without a file, says what the profile says. */
    document: jsonb().$type<ResumeDocument>(),
    /** Counts the states of the document: what is written over an older one is refused. */
    revision: integer().notNull().default(1),
    /** The PDF that the person joined; without one the PDF is composed. */
    file_key: text(),
    file_name: text(),
    file_size: integer(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
    /** The CV is in the bin since this moment; null while it is not. */
    deleted_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('resumes_user').on(table.user_id, table.updated_at.desc())],
)

/** Earlier states of a built CV, the last twenty. */
export const resumeVersions = pgTable(
  'resume_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resume_id: integer()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    document: jsonb().$type<ResumeDocument>().notNull(),
    /** This state was the current one at this moment. */
    saved_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('resume_versions_of').on(table.resume_id, table.revision)],
)

/** Pictures of a person for its CVs: a document says the key, which is of this person alone. */
export const resumePhotos = pgTable(
  'resume_photos',
  {
    key: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    file_key: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('resume_photos_user').on(table.user_id)],
)

/** Addresses at which a CV is read by whoever was given one. The address is made of the row's id and the server's secret. */
export const resumeShares = pgTable(
  'resume_shares',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resume_id: integer()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    password_hash: text(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    revoked_at: timestamp({ withTimezone: true }),
    /** Each visitor counts once an hour; visits of the owner and of robots do not count. */
    views_count: integer().notNull().default(0),
    own_views_count: integer().notNull().default(0),
    robot_views_count: integer().notNull().default(0),
    last_viewed_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('resume_shares_resume').on(table.resume_id),
    index('resume_shares_user').on(table.user_id),
  ],
)
