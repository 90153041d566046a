import { useCallback, useSyncExternalStore } from 'react'
import { useUser } from '../session/current-user.ts'

const MOST = 200
const listeners = new Set<() => void>()

/** The notifications that this person removed from the bell in this browser; the server still has them. */
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

/** Browsers that refuse storage forget the removed ones when the page is left, so they are kept here until then. */
const removedWithoutStorage = new Map<string, string>()

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? removedWithoutStorage.get(key) ?? '[]'
  } catch {
    return removedWithoutStorage.get(key) ?? '[]'
  }
}

function write(key: string, text: string): void {
  removedWithoutStorage.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    // The browser refuses storage, and the map above holds it until the page is left.
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

/** Another tab of this browser may remove one, too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
