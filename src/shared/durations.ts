import { plural } from './phrases.ts'

/** Lengths of time in milliseconds. */
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Lengths of time in seconds, as cookies, limits and signed links count them. */
export const HOUR_SECONDS = 3_600
export const DAY_SECONDS = 24 * HOUR_SECONDS

/** Returns the moment `ms` milliseconds after `moment`, or before it when they are negative. */
export function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}

/** Says how long someone waits: « 45 secondes », « 15 minutes », « 24 heures ». @param wait in seconds */
export function waitWords(wait: number): string {
  const seconds = Math.max(1, Math.ceil(wait))
  if (seconds <= 90) return `${seconds} ${plural(seconds, 'seconde')}`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} heures`
}
