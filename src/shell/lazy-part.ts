import { type ComponentType, lazy } from 'react'

const AGAIN_MS = 5_000

/** A part that a page can do without: on a network that fails it is asked for again, and is never an error of the page. */
export function lazyPart(load: () => Promise<ComponentType>) {
  const loadAtLast = async (): Promise<{ default: ComponentType }> => {
    try {
      return { default: await load() }
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN_MS))
      return loadAtLast()
    }
  }
  return lazy(loadAtLast)
}
