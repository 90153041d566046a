import { useEffect, useState } from 'react'
import { HOUR } from '#src/shared/durations.ts'

const KEY = 'asafidy.registered'

/** Remembers that this tab registered the address: for an hour the server sends its link again without a sign-in. */
export function keepRegistered(email: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ email, at: Date.now() }))
  } catch {
    // A browser without storage is offered to sign in instead.
  }
}

/** Whether this tab registered the address; false until the page is hydrated. */
export function useRegisteredHere(email: string): boolean {
  const [here, setHere] = useState(false)
  useEffect(() => setHere(isRegisteredHere(email)), [email])
  return here
}

function isRegisteredHere(email: string): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return kept?.email === email && Date.now() - Number(kept.at) < HOUR
  } catch {
    return false
  }
}
