import type { SQL } from 'drizzle-orm'
import { type Asked, joinQueries, occupationQuery } from './keywords.ts'

/** Beside words that say more, those that say less than this share of the rarest bring nothing that is near. */
const TELLING = 0.4

/** What an offer holds that fits: all words, in a place that was named; by any of its names for a word that names an occupation. */
export function heldQuery({ places, words, single, occupation, named, isTitle }: Asked): SQL {
  const where = places ? [places] : []
  if (words.length === 0) return joinQueries(where, '&&')
  const isName = isTitle && words.length === 1 && occupation !== null
  const found = isName ? joinQueries([...single, occupationQuery(named)], '||') : joinQueries(words, '&&')
  return joinQueries([...where, found], '&&')
}

/** What one holds that is near: any telling word, the occupation or one of its neighbours, wherever. Null without words. */
export function nearQuery({ words, rarities, occupation, named, near }: Asked): SQL | null {
  if (words.length === 0) return null
  const least = Math.max(...rarities) * TELLING
  const telling = words.filter((_, at) => (rarities[at] ?? 0) >= least)
  const codes = occupation === null ? [] : [...named, occupation, ...near]
  return joinQueries([...telling, ...(codes.length > 0 ? [occupationQuery(codes)] : [])], '||')
}
