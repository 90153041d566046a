import type { ResumeDocument } from '#src/resumes/shared/document.ts'

/** Where a new account finds the CV that it wrote before. */
export const KEPT_IN = '/candidat/mes-cv'

const KEY = 'asafidy-cv-essai'

/** The CV that was written in this browser without an account; null for none. */
export function readTrial(): ResumeDocument | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const isOne = typeof kept === 'object' && kept !== null && 'identity' in kept && 'sections' in kept
    return isOne ? (kept as ResumeDocument) : null
  } catch {
    return null
  }
}

let address = ''

/** The address that a download was asked with is kept by the page alone, for the next one and for the sign-up form. */
export function noteTrialAddress(email: string): void {
  address = email
}

/** The address in the CV, or else the one that a download was asked with. */
export function trialAddress(document: ResumeDocument | null): string {
  return document?.identity.email || address
}

/** Calls with what another tab of this browser writes, so that none goes on from an older state. */
export function watchTrial(written: (document: ResumeDocument) => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    const kept = key === KEY ? readTrial() : null
    if (kept) written(kept)
  }
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

/** Returns false when this browser keeps nothing. */
export function keepTrial(document: ResumeDocument): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(document))
    return true
  } catch {
    return false
  }
}

export function forgetTrial() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Takes the CV out of the browser, for one of its tabs alone: what is saved twice would be two CVs. */
export async function takeTrial(): Promise<ResumeDocument | null> {
  const take = () => {
    const kept = readTrial()
    forgetTrial()
    return kept
  }
  return navigator.locks ? navigator.locks.request(KEY, take) : take()
}
