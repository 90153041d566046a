import type { ResumeDocument } from '#src/resumes/shared/document.ts'

/** What is written and did not reach the server, in this browser: it leaves it with its writer (`forgetDrafts`). */
export interface LocalCopy {
  document: ResumeDocument
  /** The server's state that it was written over. */
  revision: number
  base: ResumeDocument
}

const keyOf = (userId: number, id: number) => `asafidy.resume.${userId}.${id}`

/** Null without one, or when the browser refuses storage. */
export function readLocal(userId: number, id: number): LocalCopy | null {
  try {
    const text = localStorage.getItem(keyOf(userId, id))
    return text ? (JSON.parse(text) as LocalCopy) : null
  } catch {
    return null
  }
}

export function saveLocal(userId: number, id: number, copy: LocalCopy): void {
  try {
    localStorage.setItem(keyOf(userId, id), JSON.stringify(copy))
  } catch {
    return
  }
}

export function forgetLocal(userId: number, id: number): void {
  try {
    localStorage.removeItem(keyOf(userId, id))
  } catch {
    return
  }
}
