import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { TEXT_PAGE_NAMES } from './shared/pages.ts'

const moment = () => timestamp({ withTimezone: true })

/** A part of a text under its heading. */
export interface TextSection {
  /** Its anchor; it stays when the heading is worded otherwise. */
  id: string
  title: string
  /** HTML of plain tags, cleaned by `cleanRichText`. */
  html: string
}

/** What each page says, said and will say; a row never changes, and the last one of a moment counts. */
export const pageTexts = pgTable(
  'page_texts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    page: text({ enum: TEXT_PAGE_NAMES }).notNull(),
    lead: text().notNull(),
    sections: jsonb().$type<TextSection[]>().notNull(),
    effective_from: moment().notNull(),
    note: text(),
    /** The account of who wrote it, as the audit log names people; null for what came with the program. */
    written_by: integer(),
    written_at: moment().notNull(),
  },
  (table) => [index('page_texts_effective').on(table.page, table.effective_from, table.id)],
)
