import { COUNTRIES } from '#src/reference/shared/countries.ts'
import { FOREIGN_NAMES } from '#src/reference/shared/foreign-names.ts'
import { folded, type Piece } from './pieces.ts'

interface Name {
  code: string
  name: string
  isCountry: boolean
}

/** Countries by their own names; their towns and short names say less surely which country it is. */
const NAMES: readonly Name[] = COUNTRIES.flatMap(({ code, name }) => [
  { code, name: folded(name), isCountry: true },
  ...(FOREIGN_NAMES[code] ?? []).map((other) => ({ code, name: folded(other), isCountry: false })),
])
  .map((each) => ({ ...each, name: each.name.toLowerCase().replace(/[’]/g, "'") }))
  .sort((one, other) => other.name.length - one.name.length)
const BY_NAME: ReadonlyMap<string, Name> = new Map(NAMES.map((each) => [each.name, each]))
const PATTERN = NAMES.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
const FOUND = new RegExp(`(?<![\\p{L}])(?:${PATTERN})(?![\\p{L}])`, 'gu')
const SAYS_PLACE =
  /(?:base(?:e|\(e\))?s?|lieu|poste|pays|situee?|affectation)\s*:?\s*(?:de travail\s*)?:?\s*(?:(?:a|au|aux|en|sur)\s+)?(?:l'|la\s+|les\s+)?$/

/** Every name of a country or a foreign town. @param plain the text, folded and in lower case */
export function findForeignNames(plain: string) {
  return [...plain.matchAll(FOUND)].map(({ 0: name, index }) => ({
    name: BY_NAME.get(name),
    start: index,
    end: index + name.length,
  }))
}

/**
 * The country of the work, and its town, where words such as « lieu » or « poste basé à » announce them; a country that is
 * only mentioned is none.
 */
export function readForeignPlace(text: string): Piece | null {
  const plain = folded(text).toLowerCase()
  const found = findForeignNames(plain)
  const at = found.findIndex(({ start }) => SAYS_PLACE.test(plain.slice(Math.max(0, start - 40), start)))
  const [first, next] = at < 0 ? [] : found.slice(at, at + 2)
  if (!first?.name) return null
  const beside = next && /^[\s,:(–-]*$/.test(plain.slice(first.end, next.start)) ? next : undefined
  const country = [first, beside].find((each) => each?.name?.isCountry)
  const town = [first, beside].find((each) => each?.name && !each.name.isCountry)
  const code = country?.name?.code ?? first.name.code
  return {
    field: 'country',
    start: Math.min(first.start, beside?.start ?? first.start),
    end: Math.max(first.end, beside?.end ?? first.end),
    values: {
      is_abroad: true,
      country: code,
      ...(town && { foreign_town: text.slice(town.start, town.end) }),
    },
    sure: country !== undefined,
    ...(!country && { note: 'L’annonce ne nomme pas le pays\u00a0: vérifiez.' }),
  }
}
