import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The landing pages that there are: a town, a sector or an occupation, or two of them, with three open offers or more. A
 * job counts them; a page without a row leads to the nearest that has one.
 */
export const landingPages = pgTable(
  'landing_pages',
  {
    /** `toamasina`, or `comptabilite/toamasina`. */
    path: text().primaryKey(),
    occupation_code: text(),
    activity_area_id: smallint(),
    city_id: integer(),
    open_offers_count: integer().notNull(),
    companies_count: integer().notNull(),
    /** When the numbers or the newest offer last changed, as the job found it. */
    changed_at: timestamp({ withTimezone: true }).notNull(),
    last_published_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('landing_pages_city').on(table.city_id, table.open_offers_count),
    index('landing_pages_activity_area').on(table.activity_area_id, table.open_offers_count),
    index('landing_pages_occupation').on(table.occupation_code, table.open_offers_count),
  ],
)
