import type { SQL } from 'drizzle-orm'
import { type Asked, joinQueries, occupationQuery } from './keywords.ts'

/** Beside words that say more, those that say less than this share of the rarest bring nothing that is near. */
const TELLING = 0.4

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
  const { words, single, rarities, occupation, named, near } = asked
  if (words.length === 0) return null
  const least = Math.max(...rarities) * TELLING
  const telling = isName(asked) ? single : words.filter((_, at) => (rarities[at] ?? 0) >= least)
  const codes = occupation === null ? [] : [...new Set([...named, occupation, ...near])]
  return joinQueries([...telling, ...(codes.length > 0 ? [occupationQuery(codes)] : [])], '||')
}
