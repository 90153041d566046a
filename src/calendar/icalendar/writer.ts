import { APP_NAME } from '#src/shared/app-name.ts'
import { DAY } from '#src/shared/durations.ts'

/** One event as calendar programs read it (RFC 5545). */
export interface CalendarEntry {
  /** The uid of an event never changes. */
  uid: string
  /** The sequence grows with every change, so that programs keep the latest. */
  sequence: number
  /** The moment of the last change. */
  stamp: Date
  /** A Date is a moment, a text such as « 2026-11-24 » a whole day. */
  starts: Date | string
  /** Only events with a moment have an end. */
  ends?: Date
  summary: string
  description?: string
  location?: string
  url?: string
  isCancelled?: boolean
  /** A person's own note makes nobody busy and comes from nobody else. */
  isNote?: boolean
  /** Calendars warn so long before the start, as durations (RFC 5545, 3.3.6): « -PT2H ». */
  alarms?: readonly string[]
}

/** `PUBLISH` is for mails and downloads, `CANCEL` takes an event out of calendars again. */
export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL'
  /** Programs that subscribe show this name. */
  name?: string
  /** Every event comes from the site's own address, so that nobody's private one is told. */
  organiser: string
  entries: readonly CalendarEntry[]
}

/** Writes the file. Times are in UTC, which every program turns into its own; whole days have no zone. */
export function writeCalendar({ method, name, organiser, entries }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${APP_NAME}//Calendrier//FR`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name ? subscribedLines(name) : []),
    ...entries.flatMap((entry) => linesOf(entry, organiser)),
    'END:VCALENDAR',
  ]
  return lines.map(fold).join('')
}

/** Lines of a calendar that programs subscribe to; they look again when it says (RFC 7986, 5.7), Outlook by its own line. */
function subscribedLines(name: string): string[] {
  return [
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Indian/Antananarivo',
    `REFRESH-INTERVAL;VALUE=DURATION:${LOOK_AGAIN}`,
    `X-PUBLISHED-TTL:${LOOK_AGAIN}`,
  ]
}

/** An hour: whoever moves an interview does so more than an hour before, and mails say it at once. */
const LOOK_AGAIN = 'PT1H'

function linesOf(entry: CalendarEntry, organiser: string): string[] {
  const {
    uid,
    sequence,
    stamp,
    summary,
    description,
    location,
    url,
    isCancelled,
    isNote,
    alarms = [],
  } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    ...timesOf(entry),
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(url ? [`URL:${new URL(url).href}`] : []),
    ...(isNote ? [] : [`ORGANIZER;CN="${APP_NAME}":mailto:${organiser}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled ? [] : alarms.flatMap((before) => alarmOf(before, summary))),
    'END:VEVENT',
  ]
}

/** Programs show the words of an event when its alarm comes. */
function alarmOf(before: string, summary: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:${before}`,
    'END:VALARM',
  ]
}

function timesOf({ starts, ends, isNote }: CalendarEntry): string[] {
  if (starts instanceof Date)
    return [
      `DTSTART:${utc(starts)}`,
      `DTEND:${utc(ends ?? starts)}`,
      ...(isNote ? ['TRANSP:TRANSPARENT'] : []),
    ]
  const next = new Date(Date.parse(`${starts}T00:00:00Z`) + DAY).toISOString().slice(0, 10)
  // An event of a whole day does not make its person busy.
  return [`DTSTART;VALUE=DATE:${basic(starts)}`, `DTEND;VALUE=DATE:${basic(next)}`, 'TRANSP:TRANSPARENT']
}

const basic = (iso: string) => iso.replaceAll(/[-:]/g, '')

function utc(at: Date): string {
  return `${basic(at.toISOString().slice(0, 19))}Z`
}

/** Escapes what people write, so that it stays the value of one property. */
function escapeText(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/\r\n?|[\n\u0085\u2028\u2029]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the format has no place for them.
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replaceAll(/[\\;,]/g, (special) => `\\${special}`)
      .replaceAll('\n', '\\n')
  )
}

const MOST_OCTETS = 75

/** Folds a line after 75 octets (RFC 5545, 3.1) without cutting a character in two. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return `${folded}\r\n`
}
