import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { CHANGED_LISTS, type EntryValue } from './shared/lists.ts'

const moment = () => timestamp({ withTimezone: true })

/** Every state that an entry of a list has had or will have; a row never changes, and the last one of a moment counts. */
export const referenceChanges = pgTable(
  'reference_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    list: text({ enum: CHANGED_LISTS }).notNull(),
    entry_id: integer().notNull(),
    value: jsonb().$type<EntryValue>().notNull(),
    effective_from: moment().notNull(),
    note: text(),
    /** The account of who made it, as the audit log names people. */
    set_by: integer(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('reference_changes_entry').on(table.list, table.entry_id, table.effective_from, table.id),
  ],
)

/** The changes whose rows of other tables were brought in step. */
export const referenceSettlements = pgTable('reference_settlements', {
  change_id: integer()
    .primaryKey()
    .references(() => referenceChanges.id),
  settled_at: moment().notNull(),
})

/** The rows that a merge moved to another entry, so that its undoing moves these back and no others. */
export const referenceMoves = pgTable(
  'reference_moves',
  {
    list: text({ enum: CHANGED_LISTS }).notNull(),
    entry_id: integer().notNull(),
    table_name: text().notNull(),
    column_name: text().notNull(),
    row_id: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.list, table.entry_id, table.table_name, table.column_name, table.row_id],
    }),
  ],
)

/** How often a day a search found nothing that fits, and no trace of who searched. */
export const failedSearches = pgTable(
  'failed_searches',
  {
    day: date().notNull(),
    kind: text({ enum: ['words', 'place'] }).notNull(),
    text: text().notNull(),
    searches: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind, table.text] }),
    index('failed_searches_text').on(table.kind, table.text),
  ],
)
