import { DAY_SECONDS } from '#src/shared/durations.ts'

export type CookieChoice = 'granted' | 'denied'

export const CONSENT_COOKIE = 'asafidy_cookies'
/** After half a year the visitor is asked again, whatever the answer was. */
export const CONSENT_SECONDS = 180 * DAY_SECONDS
/** Cookies of audience measurement begin like this; a refusal erases them. */
export const isOfMeasure = (cookie: string) => cookie.startsWith('_ga')

/** An unknown answer counts as none. */
export function choiceIn(kept: unknown): CookieChoice | null {
  return kept === 'granted' || kept === 'denied' ? kept : null
}

/** The domains that such a cookie may have been set for: the host itself (empty) and each domain above it. */
export function measureDomains(host: string): string[] {
  const parts = host.split('.')
  return ['', ...parts.map((_, index) => `.${parts.slice(index).join('.')}`)]
}
