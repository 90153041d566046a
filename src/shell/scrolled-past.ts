import { useEffect, useState, useSyncExternalStore } from 'react'
import { afterPress } from '#src/ui/held-press.ts'

/** How long the page must rest before something comes over it, in milliseconds. */
const REST = 300

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

/**
 * What `look` finds (nothing to read but the page), once the page rests beyond `pixels` and no finger is down: what comes
 * over the page under a press that has begun takes it away. Null before, on the way there, and where it finds nothing.
 * `look` is the same function from one drawing to the next.
 */
export function useAtRest<T>(pixels: number, look: () => T | null): T | null {
  const [found, setFound] = useState<T | null>(null)
  useEffect(() => {
    let timer = 0
    const rest = () => {
      if (timer) setFound(window.scrollY > pixels ? look() : null)
    }
    const wait = () => {
      clearTimeout(timer)
      if (window.scrollY <= pixels) setFound(null)
      else timer = window.setTimeout(afterPress, REST, rest)
    }
    const stop = listen(wait)
    wait()
    return () => {
      clearTimeout(timer)
      timer = 0
      stop()
    }
  }, [pixels, look])
  return found
}
