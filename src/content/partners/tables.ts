import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'

/** Who works with the site, as visitors read of them. */
export const partners = pgTable(
  'partners',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Their own site; empty without one. */
    address: text().notNull().default(''),
    sentence: text().notNull().default(''),
    logo_key: text(),
    position: integer().notNull(),
    is_shown: boolean().notNull().default(false),
    /** It rises with every change of its words, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    created_at: timestamp({ withTimezone: true }).notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
    updated_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.updated_by_id)],
)
