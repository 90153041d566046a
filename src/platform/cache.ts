import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'

/** How often something was asked of the caches of this process, and had to be made. */
export const cacheCounts = { asked: 0, misses: 0 }

/** Gives what is kept under a key, or what `make` makes; those who ask meanwhile wait for the same making. */
export type Cache<T extends object> = (key: string, make: () => Promise<T>) => Promise<T>

/**
 * Keeps what was made for some seconds, the `most` that were asked for last. A failure is not kept.
 * @param isKept false for what only those who wait for it are given
 */
export function openCache<T extends object>(
  clock: Clock,
  {
    seconds,
    most = 1,
    isKept = () => true,
  }: { seconds: number; most?: number; isKept?: (made: T) => boolean },
): Cache<T> {
  const cache = new LRUCache<string, T, () => Promise<T>>({
    max: most,
    ttl: seconds * 1000,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    // One that is pushed out while it is made is given all the same to those who wait.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context: make }) => {
      cacheCounts.misses += 1
      return make()
    },
  })
  return async (key, make) => {
    cacheCounts.asked += 1
    const made = await cache.forceFetch(key, { context: make })
    if (!isKept(made)) cache.delete(key)
    return made
  }
}

/** One value, kept as above. */
export function cached<T extends object>(
  clock: Clock,
  seconds: number,
  make: () => Promise<T>,
): () => Promise<T> {
  const cache = openCache<T>(clock, { seconds })
  return () => cache('', make)
}
