import type { ResumeDocument } from '#src/resumes/shared/document.ts'

/**
 * What is written and did not reach the server, in this browser: it leaves it with its writer (`forgetDrafts`). Each page
 * keeps its own: two on one CV do not write over each other.
 */
export interface LocalCopy {
  /** Of the page that wrote it. */
  page: string
  document: ResumeDocument
  /** The server's state that it was written over. */
  revision: number
  base: ResumeDocument
  /** What was sent over it and never answered: the server may have it all the same. */
  sent: ResumeDocument[]
  /** When, in milliseconds. */
  at: number
}

const startOf = (userId: number, id: number) => `asafidy.resume.${userId}.${id}.`

/** The last one that a page left; null without one, or when the browser refuses storage. */
export function readLocal(userId: number, id: number): LocalCopy | null {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(startOf(userId, id)))
    const copies = keys.map((key) => JSON.parse(localStorage.getItem(key) ?? '') as LocalCopy)
    return copies.sort((one, other) => other.at - one.at)[0] ?? null
  } catch {
    return null
  }
}

export function saveLocal(userId: number, id: number, copy: LocalCopy): void {
  try {
    localStorage.setItem(startOf(userId, id) + copy.page, JSON.stringify(copy))
  } catch {
    return
  }
}

export function forgetLocal(userId: number, id: number, page: string): void {
  try {
    localStorage.removeItem(startOf(userId, id) + page)
  } catch {
    return
  }
}
