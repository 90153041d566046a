import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const ACCENTED = 'àâäáãéèêëíîïìóôöòõúùûüçñÿ'
const PLAIN = 'aaaaaeeeeiiiiooooouuuucny'

/** True where the text holds the words somewhere, whatever their case and accents. */
export function holds(column: SQLWrapper, words: string): SQL {
  const folded = words.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  const pattern = `%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`translate(lower(${column}), ${ACCENTED}, ${PLAIN}) LIKE ${pattern}`
}
