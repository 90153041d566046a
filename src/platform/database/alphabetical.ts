import { type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Returns a column for the alphabetical order of people: « École » stands between « Ebène » and « Effet », and « œuvre »
 * among the words in « oe ». French follows Unicode's root order, which both databases have; the embedded one has no
 * collation under a language's name, and its own order puts every accent after « z ».
 */
export const alphabetical = (column: SQLWrapper) => sql`${column} COLLATE "und-x-icu"`
