import { customType, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** The files of the sitemap as they are served. A job writes anew those whose pages changed. */
export const sitemapFiles = pgTable(
  'sitemap_files',
  {
    source: text().notNull(),
    part: integer().notNull(),
    /** What the source said of the entries when the file was written. */
    signature: text().notNull(),
    addresses_count: integer().notNull(),
    written_at: timestamp({ withTimezone: true }).notNull(),
    /** The file, compressed with gzip. */
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.part] })],
)
