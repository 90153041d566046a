import { useCallback, useSyncExternalStore } from 'react'
import { DAY } from '#src/shared/durations.ts'

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

/** An application that waits for the network, as this browser keeps it. */
export interface WaitingApplication {
  offer_id: number
  title: string
  company: string
  /** Whether it leaves by itself once there is a network; otherwise the person is asked then. */
  leaves_alone: boolean
  /** The moment is in milliseconds. */
  kept_at: number
  /** The server knows by it what it has received already. */
  client_key: string
}

/** Lists the applications that wait for the network. */
export function listOutbox(userId: string | number): WaitingApplication[] {
  try {
    const start = outboxKey(userId, 0).slice(0, -1)
    return Object.keys(localStorage).flatMap((key) => {
      if (!key.startsWith(start)) return []
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
      return [{ ...UNKNOWN, ...(kept as object), offer_id: Number(key.slice(start.length)) }]
    })
  } catch {
    return []
  }
}

/** An application that was kept by a version before, which left by itself. */
const UNKNOWN = { title: 'Votre candidature', company: '', leaves_alone: true, kept_at: 0, client_key: '' }

/** Keeps that the draft of an offer waits for the network. @returns false where the browser can keep nothing */
export function writeOutbox(userId: string | number, { offer_id, ...kept }: WaitingApplication): boolean {
  try {
    localStorage.setItem(outboxKey(userId, offer_id), JSON.stringify(kept))
  } catch {
    return false
  }
  announceDrafts()
  return true
}

/** The consent to leave by itself is good for a day; after it the person is asked. */
export function mayLeaveAlone({ leaves_alone, kept_at }: WaitingApplication, now: number): boolean {
  return leaves_alone && (kept_at === 0 || now - kept_at < DAY)
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
