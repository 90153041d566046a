import { DAY_SECONDS } from '#src/shared/durations.ts'

/** What a visitor answered about cookies; without an answer they are asked. */
export type CookieChoice = 'granted' | 'denied'

export const CONSENT_COOKIE = 'asafidy_cookies'
/** Asked again after half a year, whatever was answered. */
export const CONSENT_SECONDS = 180 * DAY_SECONDS
/** What an audience measure leaves: a refusal erases it. */
export const isOfMeasure = (cookie: string) => cookie.startsWith('_ga')

/** An unknown answer counts as none. */
export function choiceIn(kept: unknown): CookieChoice | null {
  return kept === 'granted' || kept === 'denied' ? kept : null
}

/** Where such a cookie may have been left: for the host itself (empty), and for each domain above it. */
export function measureDomains(host: string): string[] {
  const parts = host.split('.')
  return ['', ...parts.map((_, index) => `.${parts.slice(index).join('.')}`)]
}
