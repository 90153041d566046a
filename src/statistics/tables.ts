import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { COUNT_NAMES, DIMENSIONS } from './shared/names.ts'

/** How many there were of something on a day at Antananarivo; a job counts them anew every night. A day without any has no row. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date().notNull(),
    name: text({ enum: COUNT_NAMES }).notNull(),
    /** What tells those of a name apart: a kind of account, a product, a length of time. Empty where nothing does. */
    key: text().notNull().default(''),
    value: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.name, table.key] }),
    index('daily_counts_name').on(table.name, table.day),
  ],
)

/** The same of supply and demand in each sector, town and occupation; every offer is in one row of each dimension. */
export const dailySegments = pgTable(
  'daily_segments',
  {
    dimension: text({ enum: DIMENSIONS }).notNull(),
    day: date().notNull(),
    /** The number of the sector or town, or the code of the occupation; empty for an offer that has none. */
    key: text().notNull(),
    offers: integer().notNull(),
    applications: integer().notNull(),
    answers_due: integer().notNull(),
    answers_kept: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dimension, table.day, table.key] })],
)
