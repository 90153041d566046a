import type { OfferValues } from './values.ts'

/** What is written and did not reach the server, in this browser: it leaves it with its writer (`forgetDrafts`). */
export interface LocalCopy {
  values: OfferValues
  /** The server's version that it was written over. */
  version: number
}

const keyOf = (userId: number, id: number | null) => `asafidy.offer.${userId}.${id ?? 'new'}`

/** Null without one, or when the browser refuses storage. */
export function readLocal(userId: number, id: number | null): LocalCopy | null {
  try {
    const text = localStorage.getItem(keyOf(userId, id))
    return text ? (JSON.parse(text) as LocalCopy) : null
  } catch {
    return null
  }
}

export function saveLocal(userId: number, id: number | null, copy: LocalCopy): void {
  try {
    localStorage.setItem(keyOf(userId, id), JSON.stringify(copy))
  } catch {
    return
  }
}

export function forgetLocal(userId: number, id: number | null): void {
  try {
    localStorage.removeItem(keyOf(userId, id))
  } catch {
    return
  }
}
