import { findAddresses, findLocalNumbers } from '#src/offers/wording/shared/contacts.ts'
import { CONTRACTS } from '#src/reference/shared/lists.ts'
import { perVersion } from '#src/reference/shared/live.ts'
import { CITIES } from '#src/reference/shared/places.ts'
import { cityQuarters } from '#src/reference/shared/quarters.ts'
import { folded, type Piece } from './pieces.ts'

const places = perVersion(() => {
  const quarters = cityQuarters().map(({ name, city }) => ({ city, name: folded(name), isQuarter: true }))
  const names = CITIES.flatMap((city) =>
    [city.name, ...city.aliases].map((name) => ({ city, name: folded(name), isQuarter: false })),
  )
    .concat(quarters)
    .filter(({ name }) => name.length > 3)
    .sort((one, other) => other.name.length - one.name.length)
  const written = names.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return {
    pattern: new RegExp(`(?<![\\p{L}])(?:${written})(?![\\p{L}])`, 'gu'),
    byName: new Map(names.map((place) => [place.name, place])),
  }
})
const SAYS_PLACE =
  /(?:base(?:e|\(e\))?s? (?:a|sur)|lieu|poste a|agence (?:de|a)|toerana|situee? a|affectation)\s*:?\s*(?:de travail\s*:?\s*)?$/
const AT = /\bao?\s+$/

/** The town of the work. Among several towns it is the one that a word such as « lieu » announces. */
export function readCity(text: string): Piece | null {
  const plain = folded(text)
  const { pattern, byName } = places()
  const found = [...plain.matchAll(pattern)].map((match) => ({ start: match.index, name: match[0] }))
  const saidBy = (words: RegExp) =>
    found.find(({ start }) => words.test(plain.slice(Math.max(0, start - 30), start)))
  const first = saidBy(SAYS_PLACE) ?? saidBy(AT) ?? found[0]
  const place = first && byName.get(first.name)
  if (!first || !place) return null
  const { city, isQuarter } = place
  const others = new Set(found.map(({ name }) => byName.get(name)?.city.id)).size > 1
  const named = found.find((each) => byName.get(each.name)?.isQuarter && byName.get(each.name)?.city === city)
  const address = named ? text.slice(named.start, named.start + named.name.length) : ''
  const beside = /^\s*\(([^)\n]{3,40})\)/.exec(text.slice(first.start + first.name.length))
  const unknown = beside && folded(beside[1] ?? '') !== named?.name ? beside : null
  const ends = [first, named && isNextTo(plain, first, named) ? named : first]
  return {
    field: 'city_id',
    start: Math.min(...ends.map(({ start }) => start)),
    end: Math.max(first.start + first.name.length + (beside?.[0].length ?? 0), ...ends.map(endOf)),
    values: { city_id: String(city.id), ...(address && { address }) },
    sure: !others && !unknown,
    ...(isQuarter && { note: `«\u00a0${address}\u00a0» est un quartier\u00a0: il va dans l’adresse.` }),
    ...(others && { note: 'L’annonce nomme plusieurs villes\u00a0: choisissez la bonne.' }),
    ...(unknown && {
      note: `«\u00a0${unknown[1]}\u00a0» n’est pas une ville de la liste\u00a0: à écrire dans l’adresse.`,
    }),
  }
}

interface Named {
  start: number
  name: string
}

const endOf = ({ start, name }: Named) => start + name.length

/** « Analakely, Antananarivo » names one place. */
function isNextTo(plain: string, one: Named, other: Named): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one]
  return /^[\s,:(–-]*$/.test(plain.slice(endOf(first), second.start))
}

const KINDS: readonly [RegExp, string][] = [
  [/\bcdi\b|contrat a duree indeterminee/, 'cdi'],
  [/\bcdd\b|contrat a duree determinee/, 'cdd'],
  [/\binterim\b|\binterimaires?\b/, 'interim'],
  [/\balternance\b|\bapprentissage\b/, 'alternance'],
  [/\bstages?\b(?! de formation)|\bstagiaires?\b/, 'stage'],
  [/\bfreelances?\b|\bprestataires?\b|\bconsultante?s? independante?s?\b/, 'freelance'],
  [/\bsaisonni(?:er|ere)s?\b/, 'saisonnier'],
  [/\bvolontariat\b|\bbenevol(?:e|es|at)\b/, 'volontariat'],
]

/** The contract and its duration. */
export function readContract(text: string): Piece | null {
  const plain = folded(text)
  const found = KINDS.flatMap(([kind, slug]) => {
    const match = kind.exec(plain)
    return match ? [{ slug, start: match.index, end: match.index + match[0].length }] : []
  }).sort((one, other) => one.start - other.start)
  const first = found[0]
  const contract = CONTRACTS.find(({ slug }) => slug === first?.slug)
  if (!first || !contract) return null
  const lasting =
    /^\s*(?:\(|:|,|-|de|d'une duree de|renouvelable)?\s*(\d{1,2})\s*(mois|volana|ans?|taona)\b/.exec(
      plain.slice(first.end),
    )
  const months = lasting ? Number(lasting[1]) * (/^(?:an|taona)/.test(lasting[2] ?? '') ? 12 : 1) : null
  return {
    field: 'contract',
    start: first.start,
    end: first.end + (lasting?.[0].length ?? 0),
    values: {
      contract_id: String(contract.id),
      ...(months && contract.slug !== 'cdi' && { contract_duration_months: String(months) }),
    },
    sure: found.length === 1,
    ...(found.length > 1 && { note: 'L’annonce nomme plusieurs contrats\u00a0: vérifiez.' }),
  }
}

const CONTACT_NOTE = 'N’apparaîtra pas sur l’offre\u00a0: on postule ici, et chaque candidature a sa réponse.'

/** The addresses and numbers of the advertisement. They are shown to the recruiter and kept out of the offer. */
export function readContacts(text: string): Piece[] {
  return [...findAddresses(text), ...findLocalNumbers(text)].map(({ found, start }) => ({
    field: 'contact',
    start,
    end: start + found.length,
    values: {},
    sure: true,
    note: CONTACT_NOTE,
  }))
}
