import { dayAt, endOfDay } from '#src/shared/dates.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'

/**
 * An answer is hoped for until 17:00 of the second day after the proposal, or until the first slot when that is sooner.
 */
export function answerBy(proposed: Date, slots: readonly { starts_at: Date }[]): Date | null {
  if (slots.length === 0) return null
  const second = after(endOfDay(dayAt(after(proposed, 2 * DAY))), -7 * HOUR + 1_000)
  return new Date(Math.min(second.getTime(), ...slots.map(({ starts_at }) => starts_at.getTime())))
}
