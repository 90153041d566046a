import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'

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
    /** The PDF that the person joined; without one the PDF is made from the fields. */
    file_key: text(),
    file_name: text(),
    file_size: integer(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('resumes_user').on(table.user_id, table.updated_at.desc())],
)
