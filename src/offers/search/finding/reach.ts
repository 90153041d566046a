import type { SQL } from 'drizzle-orm'
import { type Asked, joinQueries, occupationQuery } from './keywords.ts'

/**
 * How far a search goes from what was typed: all words; or their occupation; or its neighbours; or some of the words;
 * or these in another place.
 */
export type Reach = 'words' | 'occupation' | 'near' | 'some' | 'elsewhere'

/** What an offer must hold to be found that far. */
export function reachQuery(asked: Asked, reach: Reach): SQL {
  const { places, words } = asked
  const found = words.length > 0 ? [joinQueries(foundBy(asked, reach), '||')] : []
  const where = places && (reach !== 'elsewhere' || found.length === 0) ? [places] : []
  return joinQueries([...where, ...found], '&&')
}

/** The further ones that find anything else, the nearest first. */
export function furtherReaches({ places, words, occupation }: Asked): Reach[] {
  if (words.length === 0) return []
  return [
    ...(occupation ? (['occupation', 'near'] as const) : []),
    ...(words.length > 1 ? (['some'] as const) : []),
    ...(places ? (['elsewhere'] as const) : []),
  ]
}

function foundBy(asked: Asked, reach: Reach): SQL[] {
  const { words, single, occupation, named, near, isTitle } = asked
  const far = reach === 'some' || reach === 'elsewhere'
  // A single word that names an occupation asks for it by any of its names.
  const isName =
    (reach === 'words' || reach === 'occupation') && isTitle && words.length === 1 && occupation !== null
  const byWords = isName ? single : [joinQueries(words, far ? '||' : '&&')]
  return [
    ...byWords,
    ...(occupation && (isName || reach !== 'words') ? [occupationQuery(isName ? named : [occupation])] : []),
    ...(occupation && near.length > 0 && (far || reach === 'near') ? [occupationQuery(near)] : []),
  ]
}
