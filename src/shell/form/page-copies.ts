/**
 * What is written on a page and did not reach the server, in this browser: it leaves it with its writer (`forgetDrafts`).
 * Each page keeps its own: two on one thing do not write over each other, nor does one that saves throw away what the
 * other could not send.
 */
export interface PageCopy {
  /** Identifies the open page that wrote this copy. */
  page: string
  /** When the copy was written, in milliseconds since 1970. */
  at: number
}

/**
 * The last one that a page left of this; null without one, or when the browser refuses storage.
 * @param of its kind, its writer and its number: `asafidy.resume.12.34`
 */
export function readCopy<C extends PageCopy>(of: string): C | null {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${of}.`))
    const copies = keys.map((key) => JSON.parse(localStorage.getItem(key) ?? '') as C)
    return copies.sort((one, other) => other.at - one.at)[0] ?? null
  } catch {
    return null
  }
}

export function saveCopy(of: string, copy: PageCopy): void {
  try {
    localStorage.setItem(`${of}.${copy.page}`, JSON.stringify(copy))
  } catch {
    return
  }
}

/** Whether this page's copy is still there: another page that goes on with it takes it away. */
export function hasCopy(of: string, page: string): boolean {
  try {
    return localStorage.getItem(`${of}.${page}`) !== null
  } catch {
    return false
  }
}

export function forgetCopy(of: string, page: string): void {
  try {
    localStorage.removeItem(`${of}.${page}`)
  } catch {
    return
  }
}
