import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'

/** A telephone that rings at night wakes a whole house, so what can wait is texted from this hour on, and until that one. */
const FROM = 6
const UNTIL = 21

/** Returns the moment itself by day, and the next morning's beginning by night. */
export function afterTheNight(moment: Date): Date {
  const midnight = startOfDay(dayAt(moment))
  const hour = (moment.getTime() - midnight.getTime()) / HOUR
  if (hour < FROM) return after(midnight, FROM * HOUR)
  return hour < UNTIL ? moment : after(midnight, DAY + FROM * HOUR)
}
