import { useSyncExternalStore } from 'react'
import { cookieIn, writeCookie } from './session/cookies.ts'
import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type CookieChoice,
  choiceIn,
  isOfMeasure,
  measureDomains,
} from './shared/cookie-consent.ts'

const listeners = new Set<() => void>()
let asked = false

/** Reads what the visitor answered to the cookie banner; null before an answer. */
function cookieChoice(): CookieChoice | null {
  return choiceIn(cookieIn(document.cookie, CONSENT_COOKIE))
}

/** Keeps the answer in this browser; a refusal also erases the cookies of audience measurement. */
export function chooseCookies(choice: CookieChoice): void {
  writeCookie(CONSENT_COOKIE, choice, CONSENT_SECONDS)
  if (choice === 'denied') eraseMeasureCookies()
  asked = false
  notifyListeners()
}

/** Shows the banner again to someone who wants to change their mind. */
export function askCookieChoice(): void {
  asked = true
  notifyListeners()
}

/** Whether the banner was asked for from the footer. */
export function useCookieChoiceAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
    () => false,
  )
}

/** Whether an answer is still missing; the server answers no, so that the banner is never in the page it serves. */
export function useCookieChoiceMissing(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => cookieChoice() === null,
    () => false,
  )
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function eraseMeasureCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? ''
    if (!isOfMeasure(name)) continue
    for (const domain of measureDomains(location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from the browsers we serve.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
    }
  }
}
