import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** A person asks for a copy of everything that is kept about it; the file is deleted when its link ends. */
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
    /** Size in bytes. */
    file_size: integer(),
  },
  (table) => [index('data_exports_user').on(table.user_id, table.requested_at.desc())],
)
