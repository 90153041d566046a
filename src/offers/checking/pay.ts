import { readAmount } from '#src/shared/amounts/read-amount.ts'
import { folded } from '../pasting/shared/pieces.ts'

/** What one of each is worth in Ariary, roughly: it only has to tell an amount from twenty times as much. */
const RATES: readonly [RegExp, number][] = [
  [/^(?:€|eur|euros?)$/, 5_000],
  [/^(?:\$|usd|dollars?)$/, 4_500],
  [/^fmg$/, 0.2],
  [/./, 1],
]
const UNITS = 'ar|ariary|mga|€|euros?|eur|\\$|usd|dollars?|fmg'
const AMOUNT = new RegExp(
  `([€$])? ?(\\d(?:[\\d .,]{0,15}\\d)?(?: ?(?:k|m|mille|millions?)(?![\\p{L}]))?)(?: ?(?:d'|de )?(${UNITS})(?![\\p{L}]))?`,
  'gu',
)
/** Each period with how many of it make a month of work. */
const PERIODS: readonly [RegExp, number][] = [
  [/^(?:jours?|journee|day|andro|j)$/, 22],
  [/^(?:heures?|hour|ora|h)$/, 173],
  [/^(?:semaines?|week|herinandro)$/, 4.33],
  [/^(?:ans?|annees?|annuel\p{L}*|year|taona)$/u, 1 / 12],
]
const PERIOD =
  /^[^\p{L}\d\n]*(?:nets?|bruts?|fixe)?[^\p{L}\d\n]*(?:par|le|la|l'|isan'?|per|a|each|every|chaque|\/)\s*(jours?|journee|day|andro|j|heures?|hour|ora|h|semaines?|week|herinandro|ans?|annees?|year|taona)(?!\p{L})/u
const PAY = /salair|remuner|karama|paye|paie|gagn|touch|revenu|earn|salary|wage|mahazo|net|brut/
const NOT_PAY =
  /frais|caution|droits?|inscription|capital|chiffre|sarany|ticket|objectif|budget|prix|credit|portefeuille|subvention|financement|investi|montant|population|habitants/

interface Pay {
  /** As it stands in the text. */
  found: string
  /** In Ariary a month of full-time work. */
  monthly: number
}

/** The highest pay that a text promises; null where it says none. */
export function findHighestPay(text: string): Pay | null {
  const plain = folded(text).toLowerCase()
  const pays = [...plain.matchAll(AMOUNT)].flatMap((match) => payOf(text, plain, match) ?? [])
  return pays.sort((one, other) => other.monthly - one.monthly)[0] ?? null
}

function payOf(text: string, plain: string, match: RegExpExecArray): Pay | null {
  const [whole, before, digits = '', behind] = match
  const unit = before ?? behind
  const amount = readAmount(digits.replace(/[.,\s]+$/, ''))
  if (!unit || Number.isNaN(amount)) return null
  const end = match.index + whole.length
  const line = plain.slice(plain.lastIndexOf('\n', match.index) + 1, match.index)
  const [, said] = PERIOD.exec(plain.slice(end, end + 40)) ?? []
  if (NOT_PAY.test(line) || !(said || PAY.test(line))) return null
  const times = PERIODS.find(([name]) => name.test(said ?? ''))?.[1] ?? 1
  const rate = RATES.find(([name]) => name.test(unit))?.[1] ?? 1
  return { found: text.slice(match.index, end).trim(), monthly: amount * rate * times }
}
