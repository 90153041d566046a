import { findPlace, fold, type Place } from './named-places.ts'
import { ABROAD_NAME } from './shared/abroad.ts'
import { ABROAD_PLACES } from './shared/abroad-places.ts'
import { FOREIGN_NAMES } from './shared/foreign-names.ts'

/** Among the words of a search these are first of all a fabric, a fruit and a person's name. */
const OTHER_WORDS = ['JE', 'GD', 'DM']

const EVERYWHERE: Place = { label: ABROAD_NAME, ids: ABROAD_PLACES.map(({ id }) => id) }
const COUNTRIES = ABROAD_PLACES.flatMap(({ id, name, code }) => {
  if (code === null) return []
  const place: Place = { label: name, ids: [id] }
  return [{ code, place, names: [name, ...(FOREIGN_NAMES[code] ?? [])] }]
})

const BY_NAME: ReadonlyMap<string, Place> = new Map([
  ['etranger', EVERYWHERE] as const,
  ...COUNTRIES.flatMap(({ place, names }) => names.map((name) => [plain(name), place] as const)),
])
const BY_ID: ReadonlyMap<string, Place> = new Map([
  ...COUNTRIES.map(({ place }) => [String(place.ids[0]), place] as const),
  [String(EVERYWHERE.ids[0]), EVERYWHERE],
])

/** Finds where an offer may be: a place of Madagascar, a country by any of its names, or « à l’étranger » for all of them. */
export function findOfferPlace(text: string): Place | null {
  return BY_ID.get(text) ?? BY_NAME.get(plain(text)) ?? findPlace(text)
}

/** The names abroad that stand for a place among the words of a search. */
export function listForeignNames(): { name: string; ids: readonly number[] }[] {
  const told = COUNTRIES.filter(({ code }) => !OTHER_WORDS.includes(code))
  return [
    { name: 'étranger', ids: EVERYWHERE.ids },
    ...told.flatMap(({ place, names }) => names.map((name) => ({ name, ids: place.ids }))),
  ]
}

/** « à l’étranger », « aux Comores » and « en France » are told by the name alone. */
function plain(text: string): string {
  return fold(text).replace(/^(?:a la|a l|aux?|a|en|les?|la|l) /, '')
}
