import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** Copies of everything that is kept about a person, made when it asks; the file goes when the link ends. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requested_at: moment().notNull(),
    ready_at: moment(),
    expires_at: moment(),
    file_key: text(),
    /** Bytes. */
    file_size: integer(),
  },
  (table) => [index('data_exports_user').on(table.user_id, table.requested_at.desc())],
)
