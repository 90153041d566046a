import { useCallback, useSyncExternalStore } from 'react'
import { useUser } from '../session/current-user.ts'

const MOST = 200
const listeners = new Set<() => void>()

/** What this person took off the bell's list in this browser, and what takes one more off; the server keeps it. */
export function useRemovedNotifications(): {
  isRemoved: (id: number) => boolean
  remove: (id: number) => void
} {
  const key = `asafidy.removed-notifications.${useUser()?.id ?? 0}`
  const stored = useSyncExternalStore(
    subscribe,
    useCallback(() => read(key), [key]),
    () => '[]',
  )
  const ids = idsIn(stored)
  const remove = (id: number) => {
    write(key, JSON.stringify([...ids, id].slice(-MOST)))
    for (const listener of listeners) listener()
  }
  return { isRemoved: (id) => ids.includes(id), remove }
}

/** Where the browser keeps nothing, they stay away as long as the page. */
const unkept = new Map<string, string>()

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? unkept.get(key) ?? '[]'
  } catch {
    return unkept.get(key) ?? '[]'
  }
}

function write(key: string, text: string): void {
  unkept.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Kept above.
  }
}

function idsIn(text: string): number[] {
  try {
    const ids: unknown = JSON.parse(text)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

/** Another tab of this browser may take one off, too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
