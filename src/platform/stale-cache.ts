import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { Bounded } from './bounded.ts'
import type { Clock } from './clock.ts'

interface Cached<T> {
  made: T
  freshUntil: number
}

/** Making figures anew takes one part in twenty of the time at most, however dear they have become. */
const PAUSE = 20

/** What is dear to make, figures or an index: given as it was last made while it is made anew, one at a time in this process. */
export class StaleCache<T extends object> {
  readonly #clock: Clock
  readonly #freshFor: number
  readonly #cache: LRUCache<string, Cached<T>>
  readonly #making = new Map<string, Promise<unknown>>()
  readonly #oneAtATime = new Bounded({ atOnce: 1, waiting: 4 })

  /**
   * @param seconds after which figures that are asked for are made anew; longer when they took long to make
   * @param oldest seconds after which they are no longer given
   * @param most keys whose figures are kept
   */
  constructor(clock: Clock, { seconds, oldest, most }: { seconds: number; oldest: number; most: number }) {
    this.#clock = clock
    this.#freshFor = seconds * 1000
    this.#cache = new LRUCache({
      max: most,
      ttl: oldest * 1000,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
    })
  }

  /** What is kept under a key, or what `make` makes within `patience` milliseconds; null when it takes longer or fails. */
  async find(key: string, make: () => Promise<T>, patience: number): Promise<T | null> {
    const cached = this.#cache.get(key)
    if (!cached || this.#now() >= cached.freshUntil) this.#start(key, make)
    if (cached) return cached.made
    const ended = new AbortController()
    await Promise.race([
      this.#making.get(key),
      setTimeout(patience, undefined, { ref: false, signal: ended.signal }).catch(() => undefined),
    ])
    ended.abort()
    return this.#cache.get(key)?.made ?? null
  }

  #start(key: string, make: () => Promise<T>) {
    if (this.#making.has(key)) return
    const making = this.#oneAtATime
      .run(async () => {
        const begun = this.#now()
        const made = await make()
        const ended = this.#now()
        this.#cache.set(key, { made, freshUntil: ended + Math.max(this.#freshFor, PAUSE * (ended - begun)) })
      })
      // Whoever asks goes on without the figures; the next one tries again.
      .catch(() => undefined)
      .finally(() => this.#making.delete(key))
    this.#making.set(key, making)
  }

  #now(): number {
    return this.#clock.now().getTime()
  }
}
