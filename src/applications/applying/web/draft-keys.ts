import { useCallback, useSyncExternalStore } from 'react'

/** A person has one draft for each offer, which leaves this browser with the person (`forgetDrafts`). */
export function draftKey(userId: string | number, offerId: number): string {
  return `asafidy.application.${userId}.${offerId}`
}

/** Lists the drafts that the account does not have yet, and would take. */
export function listUnsentDrafts(userId: string | number): { key: string; offerId: number }[] {
  const start = draftKey(userId, 0).slice(0, -1)
  try {
    return Object.keys(localStorage).flatMap((key) => {
      if (!key.startsWith(start)) return []
      const {
        unsent = true,
        unsent_file = false,
        refused = false,
      } = JSON.parse(localStorage.getItem(key) ?? '{}')
      return (unsent || unsent_file) && !refused ? [{ key, offerId: Number(key.slice(start.length)) }] : []
    })
  } catch {
    return []
  }
}

const OUTBOX = 'asafidy.outbox.'

/**
 * The key stands while the draft of this offer waits to be sent as soon as there is a network; it leaves with the
 * person, too.
 */
export function outboxKey(userId: string | number, offerId: number): string {
  return `${OUTBOX}${userId}.${offerId}`
}

/** Lists the offers whose drafts wait for the network. */
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

/** `waiting`: the draft is sent as soon as there is a network; `draft`: the person goes on writing it. */
export type DraftState = 'waiting' | 'draft' | null

const listeners = new Set<() => void>()

/** Tells this page that a draft was kept, sent or forgotten. */
export function announceDrafts(): void {
  for (const listener of listeners) listener()
}

/** The state is null on the server and while the page wakes, because a guest's page is everybody's. */
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
