/** Madagascar is three hours ahead of UTC all year. */
const OFFSET_MS = 3 * 3_600_000

/** The day it is in Antananarivo at that moment, as `2026-11-21`. */
export function localDate(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

/** True for a day that the calendar has, written `2026-02-28`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
