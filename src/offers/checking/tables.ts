import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Numbers that people reported. Both columns are hashes with the server’s secret: that of the number finds it again, and
 * that of the network with the number lets a network count once for it, and leads from one number to no other.
 */
export const numberReports = pgTable(
  'number_reports',
  {
    number_hash: text().notNull(),
    network_hash: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.number_hash, table.network_hash] }),
    index('number_reports_age').on(table.created_at),
  ],
)
