import { useSyncExternalStore } from 'react'

interface Asked {
  /** Why the person has to sign in, in words that name what was pressed. */
  why?: string
  /** For what only applicants do: where a new account of theirs goes on. */
  joinsAt?: string
}

type Opening = ({ onSignedIn?: () => void } & Asked) | null

let opening: Opening = null
const listeners = new Set<() => void>()

/** Opens the sign-in panel over the page, for a guest; `onSignedIn` is called after the sign-in. */
export function openLogin(onSignedIn?: () => void, asked: Asked = {}): void {
  change({ ...asked, ...(onSignedIn && { onSignedIn }) })
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
