import { plainWords } from '#src/shared/phrases.ts'
import type { Period } from '../../shared/document.ts'

const MONTHS: [RegExp, number][] = [
  [/^jan/, 1],
  [/^(fev|feb)/, 2],
  [/^mar/, 3],
  [/^(avr|apr)/, 4],
  [/^(mai|may)/, 5],
  [/^(juin|jun)/, 6],
  [/^(juil|jul)/, 7],
  [/^(aou|aug)/, 8],
  [/^sep/, 9],
  [/^oct/, 10],
  [/^nov/, 11],
  [/^dec/, 12],
]

const MONTH =
  '(?:janv(?:ier)?|january|jan|f[ée]vr?(?:ier)?|february|feb|mars|march|mar|avr(?:il)?|april|apr|mai|may|juin|june|jun|juil(?:let)?|july|jul|ao[ûu]t|august|aug|sept?(?:embre|ember)?|oct(?:obre|ober)?|nov(?:embre|ember)?|d[ée]c(?:embre|ember)?)\\.?'
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)'
const DAY = '(?:\\s+\\d{1,2}(?:st|nd|rd|th)?)?'
const MOMENT = `(?:(?:\\d{1,2}(?:er)?\\s+)?${MONTH}${DAY},?\\s+${YEAR}|\\d{1,2}[/.]\\d{1,2}[/.]${YEAR}|\\d{1,2}\\s?[/.-]\\s?${YEAR}|${YEAR}[-/.](?:0?[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\\d|3[01]))?(?!\\d)|${YEAR})`
const NOW =
  "(?:aujourd[’' ]?hui|ce jour|nos jours|pr[ée]sent(?:e)?(?!\\p{L})|actuel(?:lement)?|maintenant|en cours|now|current(?:ly)?|today|ongoing|(?:to|till) date|à ce jour)"
const TO = "\\s*(?:[-–—→>~/]|à|au|a|to|until|jusqu[’']?(?:à|en|au)?)+\\s*(?:à\\s+|au\\s+)?"
const PERIOD = new RegExp(
  `(?<![\\p{L}\\d/])(?:(?:depuis|since|d[èe]s|from|de|du|en|à partir de|le)\\s+)?(?:(${MONTH})${TO})?(${MOMENT})(?:${TO}(${MOMENT}|${NOW}))?(?![\\p{L}\\d])`,
  'iu',
)
const ISO = new RegExp(`^(${YEAR})[-/.](0?[1-9]|1[0-2])(?:[-/.]\\d{1,2})?(?:[T ].*)?$`)
const SINCE = /(?<!\p{L})(depuis|since|à partir de)\s/iu

export interface Dated {
  period: Period
  /** The line without the period. */
  rest: string
  /** True where the line begins with the period. */
  isFirst: boolean
  /** True where both ends are said, or by more than « depuis » that it goes on. */
  isRange: boolean
}

/** Reads the period that a text says; null for none. */
export function readPeriod(text: string): Dated | null {
  const found = PERIOD.exec(text)
  if (!found) return null
  const [whole, month, first = '', last] = found
  const rest = stripped(`${text.slice(0, found.index)} ${text.slice(found.index + whole.length)}`)
  const [from, to] = [readMoment(first), last ? readMoment(last) : '']
  const isNow = last ? to === '' : SINCE.test(whole)
  // In « janvier – mars 2020 » the year is that of both months.
  const start = month && !last ? `${from.slice(0, 4)}-${monthOf(month)}` : from
  const end = month && !last ? from : to
  const isRange = last !== undefined || month !== undefined
  const isFirst = !/[\p{L}\d]/u.test(text.slice(0, found.index))
  return { period: { start, end: isNow ? '' : end, is_current: isNow }, rest, isFirst, isRange }
}

/** Says whether a text is « aujourd’hui » or « Present » and nothing more. */
export function isNow(text: string): boolean {
  return new RegExp(`^(?:jusqu[’'](?:à|en|au)?\\s*)?(?:${NOW}|à présent|present day)$`, 'iu').test(
    text.trim(),
  )
}

/** A spreadsheet makes « janv-20 » of « Jan 2020 » as soon as it opens the file. */
const OF_SPREADSHEET = new RegExp(`^(${MONTH})-(\\d{2})$`, 'iu')

/** `2021-03`, `2021`, or '' for « aujourd’hui ». */
export function readMoment(text: string): string {
  const [, shortMonth, years] = OF_SPREADSHEET.exec(text.trim()) ?? []
  if (shortMonth && years) return `${Number(years) < 50 ? 20 : 19}${years}-${monthOf(shortMonth)}`
  // « 2020-02-01T09:00:00Z », as programs write it: the month counts.
  const [, isoYear, isoMonth] = ISO.exec(text.trim()) ?? []
  if (isoYear && isoMonth) return `${isoYear}-${isoMonth.padStart(2, '0')}`
  // « 1617235200000 », as some programs write a moment, is no year.
  const year = new RegExp(`(?<!\\d)${YEAR}(?!\\d)`).exec(text)?.[0]
  if (!year) return ''
  const word = new RegExp(MONTH, 'iu').exec(text)?.[0]
  if (word) return `${year}-${monthOf(word)}`
  const [, number] = /(\d{1,2})\s?[/.-]\s?\d{4}$/.exec(text) ?? []
  const month = Number(number)
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year
}

/** Whether a text is a date or a period and nothing more. */
export function isOnlyDates(text: string): boolean {
  const dated = readPeriod(text)
  return dated !== null && dated.rest === ''
}

/** Removes the marks that stood around something taken out of a line. */
export function stripped(text: string): string {
  return text
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:|·•–—-]+/, '')
    .replace(/[\s,;:|·•–—(-]+$/, '')
}

function monthOf(word: string): string {
  const found = MONTHS.find(([pattern]) => pattern.test(plainWords(word)))
  return String(found?.[1] ?? 1).padStart(2, '0')
}
