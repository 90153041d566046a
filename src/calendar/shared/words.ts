import { formatTime } from '#src/shared/dates.ts'
import { capitalised } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'

/** Writes « Mardi 24 novembre 2026 ». */
export function dayWords(at: string): string {
  return capitalised(formatLongDate(at))
}

/** Writes « 14 h 30 – 15 h 15 ». */
export function hoursWords({ starts_at, ends_at }: { starts_at: string; ends_at: string }): string {
  return `${formatTime(starts_at)} – ${formatTime(ends_at)}`
}

/** Writes « 45 min », « 1 h » or « 1 h 30 ». */
export function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${minutes}\u00a0min`
  return `${hours}\u00a0h${rest ? `\u00a0${String(rest).padStart(2, '0')}` : ''}`
}

export function mapAddress(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${place}, Madagascar`)}`
}

/** Writes a day and an hour at Antananarivo as the wire does: `2026-11-24T14:30:00+03:00`. */
export function momentOf(day: string, time: string): string {
  return `${day}T${time}:00+03:00`
}

export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return dayAfter(day, -weekday)
}
