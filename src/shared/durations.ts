/** Lengths of time in milliseconds. */
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Lengths of time in seconds, as cookies, limits and signed links count them. */
export const HOUR_SECONDS = 3_600
export const DAY_SECONDS = 24 * HOUR_SECONDS

/** The moment `ms` milliseconds after `moment`; before it when negative. */
export function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}
