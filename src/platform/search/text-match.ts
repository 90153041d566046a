import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { unaccented } from '#src/shared/phrases.ts'
import { indexWords } from './text.ts'

const ACCENTED = 'àâäáãéèêëíîïìóôöòõúùûüçñÿ'
const PLAIN = 'aaaaaeeeeiiiiooooouuuucny'

/** A condition that is true where the text holds the words somewhere, whatever their case and accents. */
export function containsText(column: SQLWrapper, words: string): SQL {
  const pattern = `%${unaccented(words).replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`translate(lower(${column}), ${ACCENTED}, ${PLAIN}) LIKE ${pattern}`
}

/**
 * As `containsText`, and also true where the text has each of the words in either gender: « Chargée de communication » is
 * found in « Chargée ou chargé de communication ».
 */
export function titleContains(column: SQLWrapper, words: string): SQL | undefined {
  const each = indexWords(words).map((word) => containsText(column, commonStart(word)))
  return each.length > 0 ? or(containsText(column, words), and(...each)) : containsText(column, words)
}

/** What a masculine form shares with its feminine: « directeur » and « directrice », « vendeur » and « vendeuse ». */
function commonStart(word: string): string {
  return word
    .replace(/(?<=[a-z]{2}[td])eur$/, '')
    .replace(/(?<=[a-z]{2})(?:eur|if)$/, (end) => end.slice(0, -1))
}
