import { counted } from '#src/shared/phrases.ts'

/** Applications of ninety days, answered or to be answered by now, with less of which a share says nothing. */
export const LEAST_APPLICATIONS = 10
/** The share of them, in whole percent, that a company which answers has answered. */
export const LEAST_RATE = 80
/** The longest promise that an offer makes by default: a badge for slower answers would praise nothing. */
export const MOST_DAYS = 14

interface Measured {
  rate: number
  median_days: number | null
  expected: number
}

/** The N of « Répond en N jours », null while it is not earned: the rule is told in docs/answer-guarantee.md. */
export function answersInDays(measured: Measured | null): number | null {
  if (!measured || measured.median_days === null) return null
  const { rate, median_days, expected } = measured
  return expected >= LEAST_APPLICATIONS && rate >= LEAST_RATE && median_days <= MOST_DAYS ? median_days : null
}

/** « Répond en 3 jours » */
export function answersIn(days: number): string {
  return `Répond en ${counted(days, 'jour')}`
}
