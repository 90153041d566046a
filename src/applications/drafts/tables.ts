import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#src/accounts/tables.ts'
import { offers } from '#src/offers/tables.ts'
import type { DraftContent } from './shared/content.ts'

/** An application that is being written; sending it deletes its row. */
export const applicationDrafts = pgTable(
  'application_drafts',
  {
    applicant_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offer_id: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    content: jsonb().$type<DraftContent>().notNull(),
    /** The joined PDF is under this key of the private files. */
    file_key: text(),
    file_name: text(),
    file_size: integer(),
    /** The version grows with every change, so that two devices do not overwrite each other unseen. */
    version: integer().notNull().default(1),
    /** The site prepared the draft then, and its person has changed nothing since; null for a draft of the person’s own. */
    prepared_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull(),
    saved_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicant_id, table.offer_id] }),
    index('application_drafts_offer').on(table.offer_id),
    index('application_drafts_saved').on(table.saved_at),
  ],
)
