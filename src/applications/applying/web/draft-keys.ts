import { useCallback, useSyncExternalStore } from 'react'

/** One draft per person and offer: it leaves this browser with its writer (`forgetDrafts`). */
export function draftKey(userId: string | number, offerId: number): string {
  return `asafidy.application.${userId}.${offerId}`
}

const OUTBOX = 'asafidy.outbox.'

/** Stands while the draft of this offer is to leave by itself once there is a network; leaves with its writer, too. */
export function outboxKey(userId: string | number, offerId: number): string {
  return `${OUTBOX}${userId}.${offerId}`
}

/** Offers whose drafts of this person are to leave. */
export function listOutbox(userId: string | number): number[] {
  try {
    const start = outboxKey(userId, 0).slice(0, -1)
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(start) ? [Number(key.slice(start.length))] : [],
    )
  } catch {
    return []
  }
}

/** What this browser keeps of an application that was not sent. */
export type DraftState = 'waiting' | 'draft' | null

const listeners = new Set<() => void>()

/** Tells this page that a draft was kept, sent or let go. */
export function announceDrafts(): void {
  for (const listener of listeners) listener()
}

/** Null on the server, and while the page wakes: a guest's page is everybody's. */
export function useDraftState(userId: string | number | undefined, offerId: number): DraftState {
  const look = useCallback(
    () => (userId === undefined ? null : draftStateOf(userId, offerId)),
    [userId, offerId],
  )
  return useSyncExternalStore(subscribe, look, () => null)
}

function draftStateOf(userId: string | number, offerId: number): DraftState {
  try {
    if (localStorage.getItem(outboxKey(userId, offerId))) return 'waiting'
    return localStorage.getItem(draftKey(userId, offerId)) ? 'draft' : null
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
