import type { ResumeDocument } from '#src/resumes/shared/document.ts'

/** What is written and did not reach the server, in this browser: it leaves it with its writer (`forgetDrafts`). */
export interface LocalCopy {
  document: ResumeDocument
  /** The server's state that it was written over. */
  revision: number
  base: ResumeDocument
  /** What was sent over it and never answered: the server may have it all the same. */
  sent: ResumeDocument[]
  /** Which page wrote this: another one on the same CV does not throw it away. */
  page: string
}

const keyOf = (userId: number, id: number) => `asafidy.resume.${userId}.${id}`

/** Null without one, or when the browser refuses storage. */
export function readLocal(userId: number, id: number): LocalCopy | null {
  try {
    const text = localStorage.getItem(keyOf(userId, id))
    if (!text) return null
    // One that was kept before it had them is read all the same.
    const kept = JSON.parse(text) as Omit<LocalCopy, 'sent' | 'page'> & Partial<LocalCopy>
    return { ...kept, sent: kept.sent ?? [], page: kept.page ?? '' }
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

export function forgetLocal(userId: number, id: number, page: string): void {
  try {
    if (readLocal(userId, id)?.page !== page) return
    localStorage.removeItem(keyOf(userId, id))
  } catch {
    return
  }
}
