import { dayAt, daysBetween } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'

/** Days at Antananarivo, the first and the last one included. */
export interface Period {
  from: string
  to: string
}

/** What a period is compared with: the days before it, or the same days a year earlier. */
export const AGAINST = ['before', 'last_year'] as const
export type Against = (typeof AGAINST)[number]

const LONGEST_DAYS = 731

/** The day so many days after another one, or before it. */
export const shiftDay = (day: string, days: number) =>
  dayAt(after(new Date(`${day}T12:00:00+03:00`), days * DAY))

/** The day so many months earlier; the last one of its month where that is shorter: a month before 31 March is 28 February. */
export function monthsEarlier(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, length))
  return first.toISOString().slice(0, 10)
}

/** The month until yesterday, or the whole month before on its first day. */
function usualPeriod(yesterday: string): Period {
  return { from: `${yesterday.slice(0, 7)}-01`, to: yesterday }
}

/** The period that was asked for, as far as its days are over; the usual one for what is none. */
export function readPeriod({ from, to }: Partial<Period>, yesterday: string): Period {
  if (!from || !to || !isCalendarDate(from) || !isCalendarDate(to)) return usualPeriod(yesterday)
  const last = to < yesterday ? to : yesterday
  if (from > last || daysBetween(from, last) >= LONGEST_DAYS) return usualPeriod(yesterday)
  return { from, to: last }
}

/** The period that another is compared with: the same days of the month or year before, or as many days before it. */
export function periodBefore({ from, to }: Period, against: Against): Period {
  if (against === 'last_year') return { from: monthsEarlier(from, 12), to: monthsEarlier(to, 12) }
  const isWithinMonth = from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7)
  if (isWithinMonth) {
    const isWholeMonth = shiftDay(to, 1).endsWith('-01')
    const before = monthsEarlier(from, 1)
    return { from: before, to: isWholeMonth ? shiftDay(from, -1) : monthsEarlier(to, 1) }
  }
  const days = daysBetween(from, to) + 1
  return { from: shiftDay(from, -days), to: shiftDay(from, -1) }
}
