import { readAmount } from '#src/shared/money.ts'
import { folded, type Piece } from './pieces.ts'

// An amount stays on one line, because a date on the line above is no part of it.
const AMOUNT = '\\d(?:[^\\S\\n]|[\\d.,]){0,18}(?:[^\\S\\n]?(?:k|m|mille|millions?)(?![\\p{L}]))?'
const UNIT = '\\s*(?:ar|ariary|mga)(?![\\p{L}])\\.?'
const RANGE = new RegExp(
  `(${AMOUNT})(?:${UNIT})?\\s*(?:a|-|–|—|/|et|ka hatramin'ny|hatramin'ny|jusqu'a)\\s*(${AMOUNT})${UNIT}`,
  'gu',
)
const SINGLE = new RegExp(`(${AMOUNT})${UNIT}`, 'gu')
/** An amount right after the word « Salaire » may lack its currency: « Salaire : 450k ». */
const BARE = new RegExp(
  `(?:salaire|remuneration|karama)(?:\\s|[:=]|de|du|base|net|brut|fixe|mensuele?|entre|propose){0,8}(?<!\\d)([1-9]${AMOUNT.slice(2)})(?:[^\\S\\n]*(?:a|et|-|–|—)[^\\S\\n]*([1-9]${AMOUNT.slice(2)}))?`,
  'gu',
)
const NOT_ARIARY = /^\s*(?:ar|ariary|mga|€|\$|%|eur|euros?|usd|dollars?|fmg)(?![\p{L}])|^[\d.,]*\d/u
const PAY = /salaire|salariale|remuneration|karama|paye|net|brut/
/** What follows an amount that is paid by the day or the hour, or that is no pay at all. */
const NOT_MONTHLY = /^\s*(?:\/|par|isan'?\s?)?\s*(?:jour|heure|semaine|andro|ora)\b|^\s*\/\s*[jh]\b/
const NOT_PAY = /frais|caution|droits?|inscription|capital|chiffre|sarany|ticket|prime|objectif/
const SAYS_OTHERWISE =
  /^\s*(?:de |d'|pour (?:les? |la )?)?(?:frais|caution|droits?|inscription|capital|chiffre|primes?\b|objectif|budget)/
const LEAST = 60_000

/** Reads the monthly pay, as one amount or a range. */
export function readSalary(text: string): Piece | null {
  const plain = folded(text)
  const ranges = [...plain.matchAll(RANGE)].map((match) => payOf(plain, match, [match[1], match[2]]))
  const singles = [...plain.matchAll(SINGLE)].map((match) => payOf(plain, match, [match[1]]))
  const found = [...ranges, ...singles].flatMap((each) => each ?? [])
  return found.find(({ sure }) => sure) ?? found[0] ?? readBareSalary(plain)
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
  const before = plain.slice(plain.lastIndexOf('\n', start) + 1, start)
  const behind = plain.slice(end)
  if (NOT_MONTHLY.test(behind) || SAYS_OTHERWISE.test(behind)) return null
  if (!amounts || NOT_PAY.test(before)) return null
  const [min, max = min] = amounts
  if (min === undefined || max === undefined || min > max || min < LEAST) return null
  return {
    field: 'salary',
    start,
    end,
    values: { min_salary: min, max_salary: max },
    sure: PAY.test(before),
    ...(!PAY.test(before) && { note: 'Le mot «\u00a0salaire\u00a0» n’est pas écrit\u00a0: vérifiez.' }),
  }
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
    return readAmount(unit && !/[a-z]/.test(own) ? `${own}${unit}` : own)
  })
  return amounts.some(Number.isNaN) ? null : amounts
}
