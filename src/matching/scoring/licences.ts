import { foldText } from '#src/platform/search/text.ts'

/** Whoever drives these needed the licence of a car before. */
const ABOVE_CARS = new Set(['c', 'd', 'e'])
/** What a trade drives tells the licence that it takes. */
const DRIVEN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:chauffeur|chauffeuse|conduct\w+ routi\w+)\b/, 'b'],
  [/\b(?:poids lourds?|camions?|semi remorques?)\b/, 'c'],
  [/\b(?:autocars?|autobus|transport en commun)\b/, 'd'],
]

/** What follows « Permis » and names categories: « B, C et E », « BCE », « de catégorie B ». */
const CATEGORIES = /\bpermis(?: de conduire)?((?: (?:de|categories?|et|ou|a1?|b?c?d?e?))+)(?= |$)/g

/** Reads the categories of driving licence that a text names: B, C and E of « Permis B, C et E ». */
function categoriesIn(text: string): string[] {
  return [...foldText(text).matchAll(CATEGORIES)]
    .flatMap(([, said = '']) => said.split(' '))
    .filter((word) => /^(?:a1?|b?c?d?e?)$/.test(word) && word !== 'de')
    .flatMap((word) => [...word.replace('1', '')])
}

/** Lists the categories that an asked skill requires; null when it is about something else than a licence. */
export function askedLicences(skill: string): string[] | null {
  if (!/^permis\b(?! de construire)/.test(foldText(skill))) return null
  const categories = categoriesIn(skill)
  return categories.length > 0 || /^permis(?: de conduire)?$/.test(foldText(skill)) ? categories : null
}

/** Lists the categories that a person has, by what it says of licences and by the trades that need one. */
export function heldLicences(told: readonly string[], trades: readonly string[]): Set<string> {
  const held = new Set(told.flatMap(categoriesIn))
  if (told.some((text) => askedLicences(text)?.length === 0)) held.add('b')
  for (const trade of trades.map(foldText)) {
    const drives = DRIVEN[0]?.[0].test(trade)
    for (const [pattern, category] of DRIVEN) if (drives && pattern.test(trade)) held.add(category)
  }
  if ([...held].some((category) => ABOVE_CARS.has(category))) held.add('b')
  return held
}
