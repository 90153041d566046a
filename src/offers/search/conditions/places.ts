import { knowsWord } from '#src/occupations/attachment.ts'
import { findOfferPlace, listForeignNames } from '#src/reference/foreign-places.ts'
import { findPlace, listPlaceNames, type Place } from '#src/reference/named-places.ts'
import { perVersion } from '#src/reference/shared/live.ts'
import { cityQuarters } from '#src/reference/shared/quarters.ts'
import { phraseKey } from './words.ts'

/** The longest names have as many words. */
export const MOST_PLACE_WORDS = 4
/** Shorter words are not taken for a mistyped town. */
const SHORTEST_MISTYPED = 7
const SHORTEST_JOINED = 6

const places = perVersion(readPlaces)

/** The town, region or quarter's town of this name, as `keyOf` writes it; a mistyped long name is forgiven. */
export function placeNamed(key: string): Place | null {
  const known = places().get(key.replace(/^ste /, 'sainte ').replace(/^st /, 'saint '))
  if (known) return known
  const mayBeMistyped = key.length >= SHORTEST_MISTYPED && /^[a-z]+$/.test(key) && !knowsWord(key)
  return mayBeMistyped ? findPlace(key) : null
}

function readPlaces(): ReadonlyMap<string, Place> {
  const named = new Map<string, Place>()
  const add = (name: string, place: Place | null) => {
    const key = phraseKey(name)
    const joined = key.replaceAll(' ', '')
    for (const each of joined.length >= SHORTEST_JOINED ? [key, joined] : [key])
      if (place && each && !named.has(each)) named.set(each, place)
  }
  for (const { name } of listPlaceNames()) add(name, findPlace(name))
  for (const { name } of listForeignNames()) add(name, findOfferPlace(name))
  for (const { name, city } of cityQuarters()) add(name, { label: city.name, ids: [city.id] })
  return named
}
