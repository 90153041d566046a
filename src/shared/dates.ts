import { DAY, HOUR } from './durations.ts'

/** Dates as people of Madagascar read them. The clock is Indian/Antananarivo, three hours ahead of UTC all year, so
 *  that plain arithmetic replaces Intl, which differs between servers and old phones. */
const OFFSET = 3 * HOUR
const SPACE = '\u00A0'
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
)
const SHORT = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ')
const WEEKDAYS = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ')

/** An instant (Date, ISO text or milliseconds) or a calendar day (« 2026-08-01 »). */
export type DateLike = Date | string | number

/** « 1er août 2026 » */
export function formatDate(value: DateLike): string {
  const at = local(value)
  return `${dayOf(at)} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`
}

/** « 24 sept. », « 1er août », with the year when it isn't this one; no sentence ends with it, because of its full stop. */
export function formatShortDate(value: DateLike, now: DateLike = Date.now()): string {
  return dayAndMonth(value, now, SHORT)
}

function dayAndMonth(value: DateLike, now: DateLike, months: string[]): string {
  const at = local(value)
  const year = at.getUTCFullYear() === local(now).getUTCFullYear() ? '' : ` ${at.getUTCFullYear()}`
  return `${dayOf(at)} ${months[at.getUTCMonth()]}${year}`
}

/** « mars 2024 » for a month, `2024-03`, or a day; whatever else as it is. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-')
  const word = SHORT[Number(number) - 1]
  return word ? `${word} ${year}` : month
}

/** The month that a text says as people write it, as `2024-03`: « mars 2024 », « 3/2024 », « sept. 2021 »; null for none. */
export function readMonth(text: string): string | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  const [, name = '', of = ''] = /^([a-z]{3,9})\.?\s+(\d{4})$/.exec(plain) ?? []
  if (name) return monthCalled(name, of)
  const [, month = '', year] = /^(\d{1,2})\s*[/. -]\s*(\d{4})$/.exec(plain) ?? []
  if (year) return `${year}-${month.padStart(2, '0')}`
  return /^\d{4}-\d{2}$/.test(plain) ? plain : null
}

/** Finds a month by its name or the beginning of it, unless two months begin so. */
function monthCalled(name: string, year: string): string | null {
  const isSo = (month: string) => month.normalize('NFD').replace(/\p{M}/gu, '').startsWith(name)
  const found = MONTHS.filter(isSo)
  return found.length === 1 ? `${year}-${String(MONTHS.findIndex(isSo) + 1).padStart(2, '0')}` : null
}

/** « jeudi 19 mars 2026 » */
export function formatLongDate(value: DateLike): string {
  return `${WEEKDAYS[local(value).getUTCDay()]} ${formatDate(value)}`
}

/** « jeu. 19 mars 2026 » */
export function formatDayDate(value: DateLike): string {
  return `${weekdayOf(value)} ${formatDate(value)}`
}

/** « jeu. 19 mars », with the year when it isn't this one. */
export function formatShortDayDate(value: DateLike, now: DateLike = Date.now()): string {
  return `${weekdayOf(value)} ${formatShortDate(value, now)}`
}

function weekdayOf(value: DateLike): string {
  return `${WEEKDAYS[local(value).getUTCDay()]?.slice(0, 3)}.`
}

/** « 14 h 30 » */
export function formatTime(value: DateLike): string {
  const at = local(value)
  return `${at.getUTCHours()}${SPACE}h${SPACE}${String(at.getUTCMinutes()).padStart(2, '0')}`
}

/** « 19 mars 2026 à 14 h 30 » */
export function formatDateTime(value: DateLike): string {
  return `${formatDate(value)} à ${formatTime(value)}`
}

/** « jeudi 19 mars 2026 à 14 h 30 » */
export function formatLongDateTime(value: DateLike): string {
  return `${formatLongDate(value)} à ${formatTime(value)}`
}

/**
 * « aujourd’hui », « hier », « il y a 4 jours », then « le 19 septembre »; « demain » and « dans 4 jours » ahead. The month
 * is written out, because a sentence may end with it.
 */
export function formatDay(value: DateLike, now: DateLike = Date.now()): string {
  const days = daysBetween(now, value)
  if (days === 0) return 'aujourd’hui'
  if (days === -1) return 'hier'
  if (days === 1) return 'demain'
  if (days < 0 && days >= -6) return `il y a ${-days} jours`
  if (days > 0 && days <= 6) return `dans ${days} jours`
  return `le ${dayAndMonth(value, now, MONTHS)}`
}

/** « à l’instant », « il y a 12 min », « il y a 2 h », « hier, 11 h 20 », then « 19 mars, 14 h 30 ». */
export function formatRelative(value: DateLike, now: DateLike = Date.now()): string {
  const minutes = Math.floor((milliseconds(now) - milliseconds(value)) / 60_000)
  if (minutes < 1) return 'à l’instant'
  if (minutes < 60) return `il y a ${minutes}${SPACE}min`
  const days = daysBetween(now, value)
  if (days === 0) return `il y a ${Math.floor(minutes / 60)}${SPACE}h`
  const day = days === -1 ? 'hier' : formatShortDate(value, now)
  return `${day}, ${formatTime(value)}`
}

/** The calendar day at Antananarivo: « 2026-08-01 ». */
export function dayAt(value: DateLike): string {
  return local(value).toISOString().slice(0, 10)
}

/** A moment by the clock of Antananarivo, as others read it: « 2026-08-01T09:30:00+03:00 ». */
export function isoAt(value: DateLike): string {
  return `${local(value).toISOString().slice(0, 19)}+03:00`
}

/** The first moment of a calendar day (« 2026-08-01 ») at Antananarivo. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`)
}

/** The last second of a calendar day at Antananarivo: what is promised for a day holds until then. */
export function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59+03:00`)
}

/** Whole days from one day to the other, negative when `to` is earlier. */
export function daysBetween(from: DateLike, to: DateLike): number {
  return dayNumber(to) - dayNumber(from)
}

function dayNumber(value: DateLike): number {
  return Math.floor(local(value).getTime() / DAY)
}

function local(value: DateLike): Date {
  return new Date(milliseconds(value) + OFFSET)
}

/** Reads an instant; a calendar day becomes its noon at Antananarivo, so that no time zone moves it to another day. */
function milliseconds(value: DateLike): number {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
    return Date.parse(`${value}T12:00:00+03:00`)
  return new Date(value).getTime()
}

function dayOf(at: Date): string {
  return at.getUTCDate() === 1 ? '1er' : String(at.getUTCDate())
}

/** Whether a text is a day of the calendar, written `2026-02-28`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
