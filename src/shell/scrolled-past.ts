import { useEffect, useState, useSyncExternalStore } from 'react'

/** How long the page must rest before something comes over it, in milliseconds. */
const REST = 300
const PRESSES = ['pointerdown', 'pointerup', 'pointercancel']

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
    let held = false
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      if (window.scrollY <= pixels) setRests(false)
      else if (!held) timer = window.setTimeout(setRests, REST, true)
    }
    const press = ({ type }: Event) => {
      held = type === 'pointerdown'
      wait()
    }
    const stop = listen(wait)
    for (const event of PRESSES) window.addEventListener(event, press)
    wait()
    return () => {
      clearTimeout(timer)
      stop()
      for (const event of PRESSES) window.removeEventListener(event, press)
    }
  }, [pixels])
  return rests
}
