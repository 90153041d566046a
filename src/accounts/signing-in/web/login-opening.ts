import { useSyncExternalStore } from 'react'

type Opening = { onSignedIn?: () => void } | null

let opening: Opening = null
const listeners = new Set<() => void>()

/** Opens the sign-in panel over the page, for a guest; `onSignedIn` is called after the sign-in. */
export function openLogin(onSignedIn?: () => void): void {
  change({ ...(onSignedIn && { onSignedIn }) })
}

export function closeLogin(): void {
  change(null)
}

export function useLoginOpening(): Opening {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => opening,
    () => null,
  )
}

function change(next: Opening): void {
  opening = next
  for (const listener of listeners) listener()
}
