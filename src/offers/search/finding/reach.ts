import type { SQL } from 'drizzle-orm'
import { type Asked, joinQueries, occupationQuery, tellingWords } from './keywords.ts'

/** What an offer holds that fits: all words, in a place that was named; by any of its names for a word that names an occupation. */
export function heldQuery(asked: Asked): SQL {
  const { places, words, single, named } = asked
  const where = places ? [places] : []
  if (words.length === 0) return joinQueries(where, '&&')
  const found = isName(asked)
    ? joinQueries([...single, occupationQuery(named)], '||')
    : joinQueries(words, '&&')
  return joinQueries([...where, found], '&&')
}

/** Whether one word names an occupation: what has its names of several words is of it, and their order is dear to check. */
const isName = ({ isTitle, words, occupation }: Asked) => isTitle && words.length === 1 && occupation !== null

/** What one holds that is near: any telling word, the occupation or one of its neighbours, wherever. Null without words. */
export function nearQuery(asked: Asked): SQL | null {
  const { words, single, occupation, named, near } = asked
  if (words.length === 0) return null
  const telling = isName(asked) ? single : tellingWords(asked)
  const codes = occupation === null ? [] : [...new Set([...named, occupation, ...near])]
  return joinQueries([...telling, ...(codes.length > 0 ? [occupationQuery(codes)] : [])], '||')
}
