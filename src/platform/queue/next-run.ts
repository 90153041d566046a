import { DAY, MINUTE } from '#src/shared/durations.ts'

/** The longest that any recurring job rests is a week. */
const LOOKED_AHEAD = 8 * DAY

/**
 * Finds the first minute after a moment at which a cron line (minute, hour, day, month, weekday, in UTC) lets its job run;
 * null when there is none within eight days. A field is `*`, a number, a step of `*`, a range or a list of these.
 */
export function nextRun(cron: string, from: Date): Date | null {
  const [minute, hour, day, month, weekday] = cron.trim().split(/\s+/)
  const begin = Math.floor(from.getTime() / MINUTE) * MINUTE
  for (let at = begin + MINUTE; at <= begin + LOOKED_AHEAD; at += MINUTE) {
    const moment = new Date(at)
    const isDue =
      matches(minute, moment.getUTCMinutes()) &&
      matches(hour, moment.getUTCHours()) &&
      matches(day, moment.getUTCDate()) &&
      matches(month, moment.getUTCMonth() + 1) &&
      matches(weekday, moment.getUTCDay())
    if (isDue) return moment
  }
  return null
}

function matches(field = '*', value: number): boolean {
  return field.split(',').some((part) => {
    const [range = '*', step = '1'] = part.split('/')
    const [from = range, to = from] = range.split('-')
    const first = range === '*' ? 0 : Number(from)
    const isWithin = range === '*' || (value >= first && value <= Number(to))
    return isWithin && (value - first) % Number(step) === 0
  })
}
