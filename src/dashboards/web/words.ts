import { formatCount } from '#src/shared/money.ts'
import { counted, plural } from '#src/shared/phrases.ts'

const SPACE = '\u00A0'

/** Writes « 3,2 », with the comma of French. */
export function decimal(value: number): string {
  return String(value).replace('.', ',')
}

export interface Trend {
  /** Writes « 18 % », « 4 points » or « 0,8 jour ». */
  words: string
  way: 'up' | 'down' | 'same'
  /** Null when the change is neither good nor bad. */
  good: boolean | null
}

interface Compared {
  value: number | null
  before: number | null
}

/** Tells how a count moved, as a share of what it was; null when there is nothing to compare with. */
export function shareTrend({ value, before }: Compared): Trend | null {
  if (value === null || !before) return null
  return trend(Math.round((100 * (value - before)) / before), (by) => `${formatCount(by)}${SPACE}%`, true)
}

/** Tells how a share moved, in points. */
export function pointsTrend({ value, before }: Compared): Trend | null {
  if (value === null || before === null) return null
  return trend(value - before, (by) => counted(by, 'point'), true)
}

/** Tells how a delay moved, where shorter is better. */
export function daysTrend({ value, before }: Compared): Trend | null {
  if (value === null || before === null) return null
  const by = Math.round(10 * (value - before)) / 10
  return trend(by, (days) => `${decimal(days)}${SPACE}${plural(days, 'jour')}`, false)
}

function trend(by: number, words: (by: number) => string, moreIsBetter: boolean): Trend {
  if (by === 0) return { words: 'stable', way: 'same', good: null }
  return { words: words(Math.abs(by)), way: by > 0 ? 'up' : 'down', good: by > 0 === moreIsBetter }
}
