import { integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { companies } from '#src/companies/tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** Templates of a company, from which new offers begin. */
export const offerTemplates = pgTable(
  'offer_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [unique('offer_templates_name').on(table.company_id, table.name)],
)
