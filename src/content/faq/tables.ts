import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import type { FaqGroup } from './shared/groups.ts'

const written = () => ({
  group: text().$type<FaqGroup>().notNull(),
  question: text().notNull(),
  /** HTML of plain tags, cleaned by `cleanRichText`. */
  answer: text().notNull(),
  is_published: boolean().notNull(),
})

/** The questions of the FAQ as visitors read them. One is never deleted, so that its anchor stays its own. */
export const faqQuestions = pgTable(
  'faq_questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Where links lead; it stays when the question is worded otherwise. */
    anchor: text().notNull().unique(),
    ...written(),
    /** Its place in its group. */
    position: integer().notNull(),
    /** It rises with every change, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
    updated_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.updated_by_id), index('faq_questions_place').on(table.group, table.position)],
)

/** What each question said from a moment on. */
export const faqVersions = pgTable(
  'faq_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    question_id: integer()
      .notNull()
      .references(() => faqQuestions.id, { onDelete: 'cascade' }),
    ...written(),
    written_at: timestamp({ withTimezone: true }).notNull(),
    /** Null for what came with the program. */
    written_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.question_id), index().on(table.written_by_id)],
)
