import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'

/** The keys with which partners read the offers. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Whose key it is, in the words of the team. */
    partner: text().notNull(),
    /** Its first characters, by which a partner and the team speak of it. */
    prefix: text().notNull(),
    /** Its SHA-256: the key itself is shown once and kept by its partner alone. */
    hash: text().notNull().unique(),
    requests_a_day: integer().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    created_by_id: integer().references(() => users.id, { onDelete: 'set null' }),
    revoked_at: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.created_by_id)],
)

/** How often each key was used on each day of Antananarivo. */
export const apiKeyDays = pgTable(
  'api_key_days',
  {
    key_id: integer()
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    /** Those that were refused for its limits too. */
    requests: integer().notNull(),
    last_used_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key_id, table.day] }), index('api_key_days_day').on(table.day)],
)
