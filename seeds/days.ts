import { DAY, HOUR, MINUTE, SECOND } from '#src/shared/durations.ts'
import type { Random } from './random.ts'

/** Madagascar is three hours ahead of UTC, all year. */
const OFFSET = 3 * HOUR

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY)
}

/** The calendar day in Madagascar, as YYYY-MM-DD. */
export function dayOf(date: Date): string {
  return new Date(date.getTime() + OFFSET).toISOString().slice(0, 10)
}

/** A moment of a working day, between 7:30 and 17:30 in Madagascar, never after `today`. */
export function officeTime(random: Random, today: Date, daysAgo: number): Date {
  const minutes = random.int(0, 600)
  const day = midnight(addDays(today, -daysAgo)).getTime()
  let time = day + 7.5 * HOUR + minutes * MINUTE + random.int(0, 59) * SECOND
  while (time > today.getTime() || isWeekend(time)) time -= DAY
  return new Date(time)
}

/** The last second of a day in Madagascar. */
export function endOfDay(date: Date): Date {
  return new Date(midnight(date).getTime() + DAY - SECOND)
}

/** The first Monday on or after a date. */
export function nextMonday(date: Date): Date {
  const weekday = new Date(date.getTime() + OFFSET).getUTCDay()
  return addDays(date, (8 - weekday) % 7)
}

function midnight(date: Date): Date {
  return new Date(Math.floor((date.getTime() + OFFSET) / DAY) * DAY - OFFSET)
}

function isWeekend(time: number): boolean {
  const weekday = new Date(time + OFFSET).getUTCDay()
  return weekday === 0 || weekday === 6
}
