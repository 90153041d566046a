import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { DAY } from '#src/shared/durations.ts'
import { PERIOD_MONTHS, type Period } from './plans.ts'

/**
 * The same time of day so many months later by the calendar of Antananarivo; where that month is shorter, on its last
 * day: a month from 31 January is 28 February.
 */
function addMonths(moment: Date, months: number): Date {
  const day = dayAt(moment)
  const time = moment.getTime() - startOfDay(day).getTime()
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const later = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)))
  return new Date(startOfDay(later.toISOString().slice(0, 10)).getTime() + time)
}

export const endOfTerm = (starts: Date, period: Period): Date => addMonths(starts, PERIOD_MONTHS[period])

/** The months of a term, each counted from its first day, so that no month is lost after a short one. */
export function monthsOf(starts: Date, period: Period): { from: Date; until: Date }[] {
  return Array.from({ length: PERIOD_MONTHS[period] }, (_, index) => ({
    from: addMonths(starts, index),
    until: addMonths(starts, index + 1),
  }))
}

/**
 * What the days of a term that were not used are worth, in whole Ariary, rounded down to 100. Days that the site gave
 * are worth nothing.
 */
export function unusedValue(
  term: { price: number; starts_at: Date; ends_at: Date; granted_days: number },
  now: Date,
) {
  const paidEnd = term.ends_at.getTime() - term.granted_days * DAY
  const days = Math.round((paidEnd - term.starts_at.getTime()) / DAY)
  const left = Math.min(days, Math.floor((paidEnd - now.getTime()) / DAY))
  if (left <= 0 || days <= 0) return 0
  return Math.floor((term.price * left) / days / 100) * 100
}
