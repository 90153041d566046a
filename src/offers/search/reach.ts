import { type SQL, sql } from 'drizzle-orm'
import { offerSearch } from '../tables.ts'
import { type Asked, joinQueries, occupationQuery } from './keywords.ts'

/**
 * How far a search goes from what was typed: all words; or their occupation; or its neighbours; or some of the words;
 * or these in another place.
 */
export type Reach = 'words' | 'occupation' | 'near' | 'some' | 'elsewhere'

/** What the words weigh that a title holds as they were typed, or by a synonym; what the occupation does, and its neighbours. */
const TYPED = 8
const SAID = 4
const OCCUPATION = 3
const NEAR = 1.5

/** From here on the title holds all that was asked for. */
export const IN_TITLE = SAID

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

/** How well an offer fits; those of a part that fit as well stand by their date. */
export function rankOf(asked: Asked): SQL {
  const { words, typed, occupation, near } = asked
  if (words.length === 0) return sql`0`
  const title = sql`coalesce(${offerSearch.title}, ${offerSearch.fts})`
  const holds = (query: SQL, weight: number) => sql`(${title} @@ ${query})::int * ${sql.raw(String(weight))}`
  const parts = [
    holds(joinQueries(typed, '&&'), TYPED),
    holds(joinQueries(words, '&&'), SAID),
    ...(words.length > 1 ? words.map((word) => holds(word, 1)) : []),
    sql`(length(${title}) <= ${sql.raw(String(typed.length))})::int`,
  ]
  if (occupation) {
    parts.push(sql`CASE WHEN ${offerSearch.occupation_code} = ${occupation} THEN ${sql.raw(String(OCCUPATION))}
      WHEN ${offerSearch.occupation_code} = ANY(${`{${near.join(',')}}`}::text[]) THEN ${sql.raw(String(NEAR))} ELSE 0 END`)
  }
  return sql`(${sql.join(parts, sql` + `)})`
}

function foundBy(asked: Asked, reach: Reach): SQL[] {
  const { words, occupation, near, isTitle } = asked
  const far = reach === 'some' || reach === 'elsewhere'
  // A single word that names an occupation asks for it by any of its names.
  const wholeOccupation = reach !== 'words' || (isTitle && words.length === 1)
  return [
    far ? joinQueries(words, '||') : joinQueries(words, '&&'),
    ...(occupation && wholeOccupation ? [occupationQuery([occupation])] : []),
    ...(occupation && near.length > 0 && (far || reach === 'near') ? [occupationQuery(near)] : []),
  ]
}
