import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { offers } from '#src/offers/tables.ts'

const moment = () => timestamp({ withTimezone: true })
const person = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const hiddenOffers = pgTable(
  'hidden_offers',
  {
    user_id: person(),
    offer_id: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    hidden_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.offer_id] }),
    index('hidden_offers_offer').on(table.offer_id),
  ],
)

export const hiddenCompanies = pgTable(
  'hidden_companies',
  {
    user_id: person(),
    company_id: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    hidden_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.company_id] }),
    index('hidden_companies_company').on(table.company_id),
  ],
)
