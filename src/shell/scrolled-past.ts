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

/** As `useScrolledPast`, once the page rests and no finger is down: what comes over the page under a press that has
 *  begun takes it away. */
export function useRestsPast(pixels: number): boolean {
  const [rests, setRests] = useState(false)
  useEffect(() => {
    let timer = 0
    const look = () => {
      if (timer) setRests(window.scrollY > pixels)
    }
    const wait = () => {
      clearTimeout(timer)
      if (window.scrollY <= pixels) setRests(false)
      else timer = window.setTimeout(afterPress, REST, look)
    }
    const stop = listen(wait)
    wait()
    return () => {
      clearTimeout(timer)
      timer = 0
      stop()
    }
  }, [pixels])
  return rests
}
