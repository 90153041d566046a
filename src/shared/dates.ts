import { DAY, HOUR } from './durations.ts'

/** Dates as people of Madagascar read them. The clock is Indian/Antananarivo, three hours ahead of UTC all year, so
 *  that plain arithmetic replaces Intl, which differs between servers and old phones. */
const OFFSET = 3 * HOUR
const SPACE = '\u00A0'
export const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
export const SHORT_MONTHS = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ')

let readClock = () => Date.now()

/**
 * The present moment of a page, in milliseconds: the server's, in the browser too, whose own date may be days off. Only
 * what the browser measures for itself, as the length of a wait or when it kept something, goes by its own clock.
 */
export function currentTime(): number {
  return readClock()
}

/** The renderer gives the moment of the page that it renders, and the browser that of the server (`shell/api/server-time.ts`). */
export function setClock(clock: () => number): void {
  readClock = clock
}

/** An instant (Date, ISO text or milliseconds) or a calendar day (« 2026-08-01 »). */
export type DateLike = Date | string | number

/** « 1er août 2026 » */
export function formatDate(value: DateLike): string {
  const at = local(value)
  return `${dayOf(at)} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`
}

/** « 24 sept. », « 1er août », with the year when it isn't this one; no sentence ends with it, because of its full stop. */
export function formatShortDate(value: DateLike, now: DateLike = currentTime()): string {
  return dayAndMonth(value, now, SHORT_MONTHS)
}

function dayAndMonth(value: DateLike, now: DateLike, months: string[]): string {
  const at = local(value)
  const year = at.getUTCFullYear() === local(now).getUTCFullYear() ? '' : ` ${at.getUTCFullYear()}`
  return `${dayOf(at)} ${months[at.getUTCMonth()]}${year}`
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

/**
 * « aujourd’hui », « hier », « il y a 4 jours », then « le 19 septembre »; « demain » and « dans 4 jours » ahead. The month
 * is written out, because a sentence may end with it.
 */
export function formatDay(value: DateLike, now: DateLike = currentTime()): string {
  const days = daysBetween(now, value)
  if (days === 0) return 'aujourd’hui'
  if (days === -1) return 'hier'
  if (days === 1) return 'demain'
  if (days < 0 && days >= -6) return `il y a ${-days} jours`
  if (days > 0 && days <= 6) return `dans ${days} jours`
  return `le ${dayAndMonth(value, now, MONTHS)}`
}

/** « à l’instant », « il y a 12 min », « il y a 2 h », « hier, 11 h 20 », then « 19 mars, 14 h 30 ». */
export function formatRelative(value: DateLike, now: DateLike = currentTime()): string {
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

/** A moment whose parts in UTC are those of the clock of Antananarivo. */
export function local(value: DateLike): Date {
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
