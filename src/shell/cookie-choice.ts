import { useSyncExternalStore } from 'react'

export type CookieChoice = 'granted' | 'denied'

const KEY = 'asafidy.cookies'
const listeners = new Set<() => void>()
let asked = false

/** What the visitor answered to the cookie banner; null before an answer. Kept in this browser. */
function cookieChoice(): CookieChoice | null {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'granted' || kept === 'denied' ? kept : null
  } catch {
    return null
  }
}

/** Keeps the answer; a refusal erases what an audience measure may have left. */
export function chooseCookies(choice: CookieChoice): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
  if (choice === 'denied') eraseMeasureCookies()
  asked = false
  tell()
}

/** Shows the banner again to someone who wants to change their mind. */
export function askCookieChoice(): void {
  asked = true
  tell()
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

/** Whether an answer is still missing; the server can't know. */
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

function tell(): void {
  for (const listener of listeners) listener()
}

function eraseMeasureCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? ''
    if (!name.startsWith('_ga')) continue
    const hosts = location.hostname.split('.').map((_, index, parts) => parts.slice(index).join('.'))
    for (const domain of ['', ...hosts.map((host) => `; Domain=.${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from the browsers we serve.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  }
}
