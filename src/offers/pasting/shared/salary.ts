import { readAmount } from '#src/shared/amounts/read-amount.ts'
import { folded, type Piece } from './pieces.ts'

// An amount stays on one line, because a date on the line above is no part of it.
const AMOUNT = '\\d(?:[^\\S\\n]|[\\d.,]){0,18}(?:[^\\S\\n]?(?:k|m|mille|millions?)(?![\\p{L}]))?'
const UNIT = '\\s*(?:ar|ariary|mga)(?![\\p{L}])\\.?'
/** What may stand behind an amount and say nothing of how much it is. */
const TAIL =
  '(?:[^\\S\\n]*(?:\\(?(?:nets?|bruts?|fixe|mensuels?|par mois|\\/[^\\S\\n]*mois|isam-bolana)(?![\\p{L}])\\)?))*'
const TO = `[^\\S\\n]*(?:a|-|–|—|/|et|ka hatramin'ny|hatramin'ny|(?:, ?)?(?:pouvant aller |allant )?jusqu'a)[^\\S\\n]*`
const RANGES = [
  new RegExp(`(${AMOUNT})(?:${UNIT})?${TAIL}${TO}(${AMOUNT})${UNIT}`, 'gu'),
  // The currency may stand behind the first amount alone.
  new RegExp(
    `(${AMOUNT})${UNIT}${TAIL}${TO}(${AMOUNT})(?!\\d|[^\\S\\n]*(?:[%€$]|(?:ans?|mois|jours?|heures?|h|eur|euros?|usd|dollars?|fmg)(?!\\p{L})))`,
    'gu',
  ),
]
const SINGLE = new RegExp(`(${AMOUNT})${UNIT}`, 'gu')
/** An amount right after the word « Salaire » may lack its currency: « Salaire : 450k ». */
const BARE = new RegExp(
  `(?:salaire|remuneration|karama)(?:\\s|[:=]|de|du|base|net|brut|fixe|mensuele?|entre|propose){0,8}(?<!\\d)([1-9]${AMOUNT.slice(2)})(?:[^\\S\\n]*(?:a|et|-|–|—)[^\\S\\n]*([1-9]${AMOUNT.slice(2)}))?`,
  'gu',
)
const NOT_ARIARY = /^\s*(?:ar|ariary|mga|€|\$|%|eur|euros?|usd|dollars?|fmg)(?![\p{L}])|^[\d.,]*\d/u
const PAY = /salaire|salariale|remuneration|karama|paye|net|brut/
/** A period other than the month, as it stands behind an amount. */
const NOT_MONTHLY =
  /^\s*(?:\(?(?:nets?|bruts?|fixe)\)?\s*)?[(,]?\s*(?:\/|par|le|isan'?\s?|l'|la|a l'|a la|de l')?\s*(?:jours?|journee|journali\p{L}*|heures?|horaires?|semaines?|hebdo\p{L}*|quinzaine|trimestr\p{L}*|semestr\p{L}*|ans?|annees?|annuel\p{L}*|taona|andro|ora|nuits?|nuitee|tache|piece|course|projet|mission|prestation|km)(?!\p{L})|^\s*\/\s*[jha](?!\p{L})|^\s*sur (?:\d+|douze|treize) mois|^\s*pour (?:les? )?(?:\d+|un|une|deux|trois) (?:jours?|semaines?|heures?|mois|ans?)(?!\p{L})/u
/** The same before it, in the words that lead to it. */
const SAYS_PERIOD =
  /journali|journee|horaire|a l'heure|hebdo|quinzaine|trimestr|semestr|annuel|annee|par an|par jour|par semaine|a la (?:tache|piece|mission)|forfait|isan-?(?:taona|andro|kerinandro)|\/\s*(?:ans?|jours?|heures?|semaines?|[jh])(?![a-z])/
const AT_LEAST = /(?:a partir de|des|au moins|minimum|min\.?|plus de|a compter de|superieure? a)\s*:?\s*$/
const AT_MOST = /(?:jusqu'a|maximum|max\.?|au plus|plafond(?: de)?|moins de)\s*:?\s*$/
const LEAST_BEHIND = new RegExp(`^${TAIL}\\s*\\(?(?:minimum|min|et plus|ou plus|au moins)(?!\\p{L})`, 'u')
const MOST_BEHIND = new RegExp(`^${TAIL}\\s*\\(?(?:maximum|max|au plus)(?!\\p{L})`, 'u')
const NOT_PAY =
  /frais|caution|droits?|inscription|capital|chiffre|sarany|ticket|prime|objectif|indemnite|commission|bonus|avantage|panier|transport/
const SAYS_OTHERWISE =
  /^\s*(?:de |d'|pour (?:les? |la )?)?(?:frais|caution|droits?|inscription|capital|chiffre|primes?\b|objectif|budget)/
const LEAST = 60_000

/** Reads the monthly pay, as one amount or a range; what is paid by another period is left to be shown. */
export function readSalary(text: string): Piece | null {
  const plain = folded(text)
  const ranges = RANGES.flatMap((range) => [...plain.matchAll(range)])
  const singles = [...plain.matchAll(SINGLE)]
  const found = [
    ...ranges.map((match) => checked(payOf(plain, match, [match[1], match[2]]), plain)),
    // An amount of a range that was not understood is not the pay.
    ...singles
      .filter(({ index }) => !ranges.some((range) => isWithin(index, range)))
      .map((match) => payOf(plain, match, [match[1]])),
  ].flatMap((each) => each ?? [])
  const piece = found.find(({ sure }) => sure) ?? found[0]
  if (!piece) return singles.length > 0 ? null : readBareSalary(plain)
  const others = singles.filter(
    ({ index }) =>
      (index < piece.start || index >= piece.end) && lineAt(plain, index) === lineAt(plain, piece.start),
  )
  const isOnly = others.every(({ index }) => NOT_PAY.test(phraseBefore(plain, index)))
  return isOnly ? piece : { ...piece, sure: false, note: 'L’annonce dit plusieurs montants\u00a0: vérifiez.' }
}

/** « 1 200 000 Ar net / 1 500 000 Ar brut » is one pay that is said twice. */
function checked(piece: Piece | null, plain: string): Piece | null {
  const said = piece ? plain.slice(piece.start, piece.end + 12) : ''
  if (!piece || !/(?<!\p{L})nets?(?!\p{L})/u.test(said) || !/(?<!\p{L})bruts?(?!\p{L})/u.test(said))
    return piece
  return { ...piece, sure: false, note: 'L’annonce dit un net et un brut\u00a0: vérifiez.' }
}

function isWithin(index: number, range: RegExpExecArray): boolean {
  return index >= range.index && index < range.index + range[0].length
}

function lineAt(plain: string, index: number): number {
  return plain.lastIndexOf('\n', index)
}

/** The words of one phrase that lead to a place. */
function phraseBefore(plain: string, index: number): string {
  const line = plain.slice(lineAt(plain, index) + 1, index)
  return line.split(/[.;,(|•](?=\s|$)|[+(]/).at(-1) ?? ''
}

function readBareSalary(plain: string): Piece | null {
  for (const match of plain.matchAll(BARE)) {
    const [first = '', second] = match.slice(1)
    const start = match.index + match[0].indexOf(first)
    const end = match.index + match[0].trimEnd().replace(/[.,]+$/, '').length
    const parts = second ? [first, second] : [first]
    const piece = NOT_ARIARY.test(plain.slice(match.index + match[0].length))
      ? null
      : payAt(plain, { start, end }, parts)
    if (piece) return { ...piece, sure: false, note: 'La monnaie n’est pas écrite\u00a0: vérifiez.' }
  }
  return null
}

function payOf(plain: string, match: RegExpExecArray, parts: readonly (string | undefined)[]): Piece | null {
  return payAt(plain, { start: match.index, end: match.index + match[0].trimEnd().length }, parts)
}

function payAt(
  plain: string,
  { start, end }: { start: number; end: number },
  parts: readonly (string | undefined)[],
): Piece | null {
  const amounts = amountsOf(parts)
  const before = plain.slice(lineAt(plain, start) + 1, start)
  const phrase = phraseBefore(plain, start)
  const behind = plain.slice(end)
  if (NOT_MONTHLY.test(behind) || SAYS_OTHERWISE.test(behind)) return null
  if (!amounts || NOT_PAY.test(phrase) || SAYS_PERIOD.test(phrase)) return null
  const [min, max = min] = amounts
  if (min === undefined || max === undefined || min > max || min < LEAST) return null
  return {
    field: 'salary',
    start,
    end,
    values: boundsOf(min, max, amounts.length === 1, phrase, behind),
    sure: PAY.test(before),
    ...(!PAY.test(before) && { note: 'Le mot «\u00a0salaire\u00a0» n’est pas écrit\u00a0: vérifiez.' }),
  }
}

/** « À partir de 600 000 Ar » says one end alone. */
function boundsOf(min: number, max: number, isOne: boolean, phrase: string, behind: string) {
  if (isOne && (AT_LEAST.test(phrase) || LEAST_BEHIND.test(behind))) return { min_salary: min }
  if (isOne && (AT_MOST.test(phrase) || MOST_BEHIND.test(behind))) return { max_salary: max }
  return { min_salary: min, max_salary: max }
}

/**
 * Groups of three digits tell an amount from a telephone number (« 034 12 345 67 ») or a year before it (« 2026 500
 * 000 »).
 */
const GROUPED = /^\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?\s*[a-z]*$/

/**
 * « 500 à 600k » is a range in thousands. The first amount of « 800 à 1 000 000 » is unclear, so it is not guessed.
 */
function amountsOf(parts: readonly (string | undefined)[]): number[] | null {
  const unit = /(k|m|mille|millions?)\s*$/.exec(parts.at(-1)?.trim() ?? '')?.[1]
  const amounts = parts.map((part = '') => {
    const own = part.trim().replace(/[.,\s]+$/, '')
    if (/\d\s+\d/.test(own) && !GROUPED.test(own)) return Number.NaN
    // « 1 200 000 à 1,5 M » says its first amount whole.
    const isPart = unit && !/[a-z]/.test(own) && !(readAmount(own) >= 1_000)
    return readAmount(isPart ? `${own}${unit}` : own)
  })
  return amounts.some(Number.isNaN) ? null : amounts
}
