import { readPhone } from '#src/platform/phone-number.ts'
import { readAmount } from '#src/shared/amounts/read-amount.ts'
import { dayAt } from '#src/shared/dates.ts'
import { DAY } from '#src/shared/durations.ts'
import { unaccented } from '#src/shared/phrases.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'

const MONTHS: readonly [RegExp, number][] = [
  [/^jan/, 1],
  [/^(?:fev|feb)/, 2],
  [/^mar/, 3],
  [/^(?:avr|apr)/, 4],
  [/^(?:mai|may)/, 5],
  [/^(?:juin|jun)/, 6],
  [/^(?:juil|jul)/, 7],
  [/^(?:aou|aug)/, 8],
  [/^sep/, 9],
  [/^oct/, 10],
  [/^nov/, 11],
  [/^dec/, 12],
]

/**
 * Reads the day of a line as statements write it: « 20/11/2026 14:05 », « 20 nov. 2026 », « 2026-11-20T09:00:00Z », and the
 * number of days of a workbook. The day stands before the month. Returns `2026-11-20`, null for what is no day.
 */
export function readDay(text: string, is1904: boolean): string | null {
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return dayOfSerial(Math.floor(Number(text)), is1904)
  if (/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const at = Date.parse(text)
    return Number.isNaN(at) ? null : dayAt(at)
  }
  const [, year, month, day] = /^(\d{4})[-/.]?(\d\d)[-/.]?(\d\d)(?!\d)/.exec(text) ?? []
  if (year) return calendarDay(year, Number(month), Number(day))
  const [, first, second, last] =
    /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4}|\d\d)(?!\d)/.exec(text) ?? []
  if (first) return calendarDay(last ?? '', Number(second), Number(first))
  const [, of, name = '', written] =
    /^(\d{1,2})(?:er)?[\s-]+(\p{L}{3,9})\.?,?[\s-]+(\d{4}|\d\d)(?!\d)/u.exec(text) ?? []
  const number = MONTHS.find(([begins]) => begins.test(unaccented(name)))?.[1]
  return of && number ? calendarDay(written ?? '', number, Number(of)) : null
}

function calendarDay(year: string, month: number, day: number): string | null {
  const two = (number: number) => String(number).padStart(2, '0')
  const text = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`
  return isCalendarDate(text) ? text : null
}

/** A workbook counts days from 30 December 1899, or from 1 January 1904 when it says so (ECMA-376, 18.17.4.1). */
function dayOfSerial(days: number, is1904: boolean): string {
  const start = Date.parse(is1904 ? '1904-01-01T00:00:00Z' : '1899-12-30T00:00:00Z')
  return new Date(start + days * DAY).toISOString().slice(0, 10)
}

/**
 * Reads an amount as statements write it, in whole Ariary, below zero for what was given out: « 150 000,00 »,
 * « 150,000.00 », « MGA 150000 », « 150 000- », « (150 000) ». Null without one, NaN for what is no whole amount.
 */
export function readSignedAmount(text: string): number | null {
  const plain = text
    .replaceAll(/[\s'’\u00a0\u202f]/g, '')
    .replaceAll('−', '-')
    .replace(/^(?:mga|ariary|ar)/i, '')
    .replace(/(?:mga|ariary|ar)$/i, '')
  if (plain === '' || plain === '-') return null
  const [, inside] = /^\((.+)\)$/.exec(plain) ?? []
  const [, before] = /^(.+)-$/.exec(plain) ?? []
  const negative = inside ?? before
  if (negative !== undefined) return -readAmount(negative)
  return readAmount(plain.replace(/^\+/, ''))
}

const MOBILE = /(?:\+?261|0)?\s?3[2-9](?:[\s.-]?\d){7}(?!\d)/

/** Finds the mobile number in what says the payer, with a name beside it or not; null without one. */
export function findPhone(text: string): string | null {
  const [found] = MOBILE.exec(text) ?? []
  if (!found) return null
  const digits = found.replaceAll(/\D/g, '').slice(-9)
  return readPhone(`0${digits}`)
}

/** Finds the reference of a payment in what a payer wrote: « PAI-2026-0412 » for « pai 2026 0412 »; null without one. */
export function findPaymentReference(text: string): string | null {
  const [, year, number] = /\bPAI[\s._-]*(20\d\d)[\s._-]*(\d{4,9})(?!\d)/i.exec(text) ?? []
  return year ? `PAI-${year}-${number}` : null
}

const SUCCESSFUL =
  /^(?:success|succes|successful|completed?|complete|done|paid|ts|ok|reussie?|terminee?|effectuee?|validee?|acceptee?|abouti[e]?|payee?)\b/

/** Whether the operator says of a line that the money moved; a line without a state counts. */
export function isSuccessful(state: string): boolean {
  const plain = unaccented(state).trim()
  return plain === '' || SUCCESSFUL.test(plain)
}
