import { useSyncExternalStore } from 'react'

/** Whether the browser has a network; `served` is what the server writes, which cannot know. */
export function useOnline(served = true): boolean {
  return useSyncExternalStore(listen, isOnline, () => served)
}

const isOnline = (): boolean => navigator.onLine

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
