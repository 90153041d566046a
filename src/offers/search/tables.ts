import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The words of open offers, from which typing errors in a search are corrected. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    uses: integer().notNull(),
  },
  (table) => [index('search_words_near').using('gin', table.word.op('gin_trgm_ops'))],
)
