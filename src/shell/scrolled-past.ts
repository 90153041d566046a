import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled by more than `pixels`. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    listen,
    () => window.scrollY > pixels,
    () => false,
  )
}

function listen(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}
