import { type SQL, sql } from 'drizzle-orm'
import { indexWords } from '#src/platform/search/text.ts'
import { listForeignNames } from '#src/reference/foreign-places.ts'
import { listPlaceNames } from '#src/reference/named-places.ts'
import { perVersion } from '#src/reference/shared/live.ts'
import { facetLexeme } from '../../indexing.ts'

/** The longest names have as many words. */
const MOST_WORDS = 3

/** Shorter names written as one word are words. */
const SHORTEST_JOINED = 6

interface Place {
  /** The town, or a region's towns. */
  ids: readonly number[]
  /** In words of the index, joined by spaces. */
  names: readonly string[]
}

const placesByName = perVersion(readPlaces)

/** The towns and regions among the words, as a `tsquery`, and the text without them. */
export function takePlaces(text: string): { rest: string; places: SQL | null; cities: number[] } {
  const words = indexWords(text)
  const kept: string[] = []
  const found: Place[] = []
  for (let at = 0; at < words.length; ) {
    const named = longestName(words.slice(at, at + MOST_WORDS), placesByName())
    if (named) found.push(named.place)
    else kept.push(words[at] ?? '')
    at += named?.length ?? 1
  }
  if (found.length === 0) return { rest: text, places: null, cities: [] }
  return {
    rest: kept.join(' '),
    places: sql`(${sql.join(found.map(placeQuery), sql` || `)})`,
    cities: found.flatMap(({ ids }) => ids),
  }
}

function longestName(words: readonly string[], places: ReadonlyMap<string, Place>) {
  for (let length = words.length; length > 0; length -= 1) {
    const place = places.get(words.slice(0, length).join(' '))
    if (place) return { place, length }
  }
  return null
}

/** In its towns, or with any of its names in the texts. */
function placeQuery({ ids, names }: Place): SQL {
  const towns = ids.map((id) => `'${facetLexeme('city', id)}'`).join(' | ')
  const mentioned = names.map((name) => name.replaceAll(' ', ' <-> ')).join(' | ')
  return sql`(${towns}::tsquery || to_tsquery('french', ${mentioned}))`
}

function readPlaces(): ReadonlyMap<string, Place> {
  const places = [...listForeignNames(), ...listPlaceNames()].map(({ name, ids }) => ({
    name: indexWords(name).join(' '),
    ids,
  }))
  const byTowns = Map.groupBy(places, ({ ids }) => ids.join(' '))
  const named = places.map(({ name, ids }): [string, Place] => {
    const names = (byTowns.get(ids.join(' ')) ?? []).map((place) => place.name)
    return [name, { ids, names: shortest(names) }]
  })
  // « nosybe » is « Nosy Be »; a town that is called so itself comes last and stays.
  const joined = named.map(([name, place]): [string, Place] => [name.replaceAll(' ', ''), place])
  return new Map([...joined.filter(([name]) => name.length >= SHORTEST_JOINED), ...named])
}

/** Without those that hold another of them: « Diego » finds « Diego Suarez », and places of words need not be compared. */
function shortest(names: readonly string[]): string[] {
  const holds = (name: string, other: string) => name !== other && ` ${name} `.includes(` ${other} `)
  return [...new Set(names)].filter((name) => !names.some((other) => holds(name, other)))
}
