import { doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

const listColumns = () => ({
  id: smallint().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
})

export const activityAreas = pgTable('activity_areas', listColumns())
export const contracts = pgTable('contracts', listColumns())
export const jobTypes = pgTable('job_types', listColumns())
export const degrees = pgTable('degrees', listColumns())
export const jobLevels = pgTable('job_levels', listColumns())
export const regions = pgTable('regions', listColumns())

export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    region_id: smallint()
      .notNull()
      .references(() => regions.id),
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** Second names in use: Tana, Tamatave, Majunga. */
    aliases: text().array().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    population: integer().notNull(),
  },
  (table) => [index('cities_region').on(table.region_id)],
)
