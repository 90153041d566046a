import { useEffect, useState } from 'react'
import { HOUR } from '#src/shared/durations.ts'
import type { UserKind } from '../../shared/kinds.ts'

const KEY = 'asafidy.registered'

/** What was typed to sign up, without the password, so that only the address has to be typed anew. */
interface Registration {
  email: string
  type: Exclude<UserKind, 'admin'>
  to?: string | undefined
  typed: {
    first_name: string
    last_name: string
    company_name?: string | undefined
    phone_number?: string | undefined
  }
}

interface Kept extends Registration {
  at: number
  /** The person went back to change the address. */
  corrects?: boolean
}

/** Remembers that this tab registered the address: for an hour the server sends its link again without a sign-in. */
export function keepRegistered(registration: Registration): void {
  keep({ ...registration, at: Date.now() })
}

/** What this tab registered with the address; null for another one, and until the page is hydrated. */
export function useRegisteredHere(email: string): Registration | null {
  const [here, setHere] = useState<Registration | null>(null)
  useEffect(() => {
    const kept = readKept()
    setHere(kept?.email === email ? kept : null)
  }, [email])
  return here
}

/** Has the form of the sign-up take up what was typed before, the next time that it opens in this tab. */
export function correctRegistration(): void {
  const kept = readKept()
  if (kept) keep({ ...kept, corrects: true })
}

/** Gives what was typed before to the form that takes it up, once. */
export function takeCorrection(type: UserKind): Registration | null {
  const kept = readKept()
  if (!kept?.corrects || kept.type !== type) return null
  keep({ ...kept, corrects: false })
  return kept
}

function keep(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser without storage is offered to sign in instead.
  }
}

function readKept(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept && Date.now() - Number(kept.at) < HOUR ? kept : null
  } catch {
    return null
  }
}
