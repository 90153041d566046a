import { type ComponentType, lazy } from 'react'

const AGAIN_MS = 5_000

/**
 * What `load` imports, however often the network fails meanwhile: asked for again every 5 s, and as soon as there is a
 * network again. Never rejects: the page says itself that it is offline, and what is written on it stays.
 */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await networkBack()
    }
  }
}

function networkBack(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(go, AGAIN_MS)
    window.addEventListener('online', go)
    function go() {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      done()
    }
  })
}

/** A part that is downloaded when it is first shown: one that does not come is waited for, and is never an error of the page. */
export const lazyPart = <P>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => loadWithRetry(load))
