import { CONTRACTS } from '#src/reference/shared/lists.ts'
import { CITIES } from '#src/reference/shared/places.ts'
import { readAmount } from '#src/shared/money.ts'
import { folded, type Piece } from './pieces.ts'

const NAMES = CITIES.flatMap((city) =>
  [city.name, ...city.aliases].map((name) => ({ city, name: folded(name) })),
)
  .filter(({ name }) => name.length > 3)
  .sort((one, other) => other.name.length - one.name.length)
const CITY_NAMES = new RegExp(
  `(?<![\\p{L}])(?:${NAMES.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}])`,
  'gu',
)
const BY_NAME = new Map(NAMES.map(({ city, name }) => [name, city]))
const SAYS_PLACE =
  /(?:basee? (?:a|sur)|lieu|poste a|agence (?:de|a)|toerana|situee? a|affectation)\s*:?\s*(?:de travail\s*:?\s*)?$/
const AT = /\bao?\s+$/

/** The town of the work; of several the one that a word says to be it. */
export function readCity(text: string): Piece | null {
  const plain = folded(text)
  const found = [...plain.matchAll(CITY_NAMES)].map((match) => ({ start: match.index, name: match[0] }))
  const saidBy = (words: RegExp) =>
    found.find(({ start }) => words.test(plain.slice(Math.max(0, start - 30), start)))
  const first = saidBy(SAYS_PLACE) ?? saidBy(AT) ?? found[0]
  const city = first && BY_NAME.get(first.name)
  if (!first || !city) return null
  const others = new Set(found.map(({ name }) => BY_NAME.get(name)?.id)).size > 1
  const quarter = /^\s*\(([^)\n]{3,40})\)/.exec(text.slice(first.start + first.name.length))
  return {
    field: 'city_id',
    start: first.start,
    end: first.start + first.name.length + (quarter?.[0].length ?? 0),
    values: { city_id: String(city.id) },
    sure: !others && !quarter,
    ...(others && { note: 'L’annonce nomme plusieurs villes\u00a0: choisissez la bonne.' }),
    ...(quarter && {
      note: `«\u00a0${quarter[1]}\u00a0» n’est pas une ville de la liste\u00a0: à écrire dans l’adresse.`,
    }),
  }
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

/** The contract and how long it lasts. */
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

const AMOUNT = '\\d[\\d\\s\u00a0\u202f.,]{0,18}(?:\\s?(?:k|m|mille|millions?)(?![\\p{L}]))?'
const UNIT = '\\s*(?:ar|ariary|mga)(?![\\p{L}])\\.?'
const RANGE = new RegExp(
  `(${AMOUNT})(?:${UNIT})?\\s*(?:a|-|–|—|/|et|ka hatramin'ny|hatramin'ny|jusqu'a)\\s*(${AMOUNT})${UNIT}`,
  'gu',
)
const SINGLE = new RegExp(`(${AMOUNT})${UNIT}`, 'gu')
const PAY = /salaire|salariale|remuneration|karama|paye|net|brut/
/** A day's or an hour's pay, and what is not pay at all. */
const NOT_MONTHLY = /^\s*(?:\/|par|isan'?\s?)?\s*(?:jour|heure|semaine|andro|ora)\b|^\s*\/\s*[jh]\b/
const NOT_PAY = /frais|caution|droits?|inscription|capital|chiffre|sarany|ticket|prime|objectif/
const LEAST = 60_000

/** The pay of a month, as one amount or two. */
export function readSalary(text: string): Piece | null {
  const plain = folded(text)
  const ranges = [...plain.matchAll(RANGE)].map((match) => payOf(plain, match, [match[1], match[2]]))
  const singles = [...plain.matchAll(SINGLE)].map((match) => payOf(plain, match, [match[1]]))
  const found = [...ranges, ...singles].flatMap((each) => each ?? [])
  return found.find(({ sure }) => sure) ?? found[0] ?? null
}

function payOf(plain: string, match: RegExpExecArray, parts: readonly (string | undefined)[]): Piece | null {
  const amounts = amountsOf(parts)
  const end = match.index + match[0].trimEnd().length
  const before = plain.slice(plain.lastIndexOf('\n', match.index) + 1, match.index)
  if (!amounts || NOT_MONTHLY.test(plain.slice(end)) || NOT_PAY.test(before)) return null
  const [min, max = min] = amounts
  if (min === undefined || max === undefined || min > max || min < LEAST) return null
  return {
    field: 'salary',
    start: match.index,
    end,
    values: { min_salary: min, max_salary: max },
    sure: PAY.test(before),
    ...(!PAY.test(before) && { note: 'Le mot «\u00a0salaire\u00a0» n’est pas écrit\u00a0: vérifiez.' }),
  }
}

/** « 800 à 1 000 000 » says no first amount: it is not guessed. « 500 à 600k » does. */
function amountsOf(parts: readonly (string | undefined)[]): number[] | null {
  const unit = /(k|m|mille|millions?)\s*$/.exec(parts.at(-1)?.trim() ?? '')?.[1]
  const amounts = parts.map((part = '') => {
    const own = part.trim().replace(/[.,\s]+$/, '')
    return readAmount(unit && !/[a-z]/.test(own) ? `${own}${unit}` : own)
  })
  return amounts.some(Number.isNaN) ? null : amounts
}

const ADDRESS = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/gu
const NUMBER = /(?:\+\s?261|\b0)\s?(?:3[2-9]|20)(?:[\s.-]?\d{2,3}){3}\b/gu
const CONTACT_NOTE = 'N’apparaîtra pas sur l’offre\u00a0: on postule ici, et chaque candidature a sa réponse.'

/** The addresses and numbers to write to: shown, and kept out of the offer. */
export function readContacts(text: string): Piece[] {
  return [...text.matchAll(ADDRESS), ...text.matchAll(NUMBER)].map((match) => ({
    field: 'contact',
    start: match.index,
    end: match.index + match[0].length,
    values: {},
    sure: true,
    note: CONTACT_NOTE,
  }))
}
