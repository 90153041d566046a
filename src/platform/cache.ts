import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { Bounded } from './bounded.ts'
import type { Clock } from './clock.ts'

/** How often something was asked of the caches of this process, and how often it had to be made. */
export const cacheCounts = { asked: 0, misses: 0 }

/** What is dear is made anew in one part in twenty of the time at most, however dear it has become. */
const PAUSE = 20
/** So many keys may wait while a dear one is made; whoever asks for another one goes without. */
const WAITING = 4

interface CacheOptions<T> {
  /** For how long what was made is given before it is made anew. */
  seconds: number
  /**
   * Makes it a cache of what is dear: for so long after it was made a value is still given while it is made anew, one key
   * at a time, and less often when that takes long.
   */
  oldestSeconds?: number
  /** How many keys are kept, those that were asked for last. */
  most?: number
  /** False for what only those who wait for it are given. */
  isKept?: (made: T) => boolean
}

interface Kept<T> {
  made: T
  /** In milliseconds of the clock. */
  freshUntil: number
}

/** Keeps what was made in this process; those who ask for one key at the same time wait for the same making. */
export class Cache<T extends object> {
  readonly #clock: Clock
  readonly #options: CacheOptions<T>
  readonly #kept: LRUCache<string, Kept<T>>
  readonly #making = new Map<string, Promise<T>>()
  readonly #oneAtATime = new Bounded({ atOnce: 1, waiting: WAITING })

  constructor(clock: Clock, options: CacheOptions<T>) {
    this.#clock = clock
    this.#options = options
    this.#kept = new LRUCache({
      max: options.most ?? 1,
      ttl: (options.oldestSeconds ?? options.seconds) * 1000,
      ttlResolution: 0,
      perf: { now: () => this.#now() },
    })
  }

  /**
   * What is kept under `key`, or what `make` makes.
   * @throws whatever `make` throws when there is nothing to give: the next one who asks tries again
   */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    cacheCounts.asked += 1
    const kept = this.#kept.get(key)
    if (kept && this.#now() < kept.freshUntil) return kept.made
    const making = this.#making.get(key) ?? this.#make(key, make)
    if (!kept) return making
    making.catch(() => undefined)
    return kept.made
  }

  /** The same within so many milliseconds; null when it takes longer, and when it fails. */
  async getWithin(milliseconds: number, key: string, make: () => Promise<T>): Promise<T | null> {
    const answered = new AbortController()
    const over = wait(milliseconds, null, { ref: false, signal: answered.signal })
    const made = await Promise.race([this.get(key, make), over]).catch(() => null)
    answered.abort()
    return made
  }

  #make(key: string, make: () => Promise<T>): Promise<T> {
    const isDear = this.#options.oldestSeconds !== undefined
    const work = async () => {
      cacheCounts.misses += 1
      const begun = this.#now()
      const made = await make()
      const ended = this.#now()
      const fresh = Math.max(this.#options.seconds * 1000, isDear ? PAUSE * (ended - begun) : 0)
      if (this.#options.isKept?.(made) ?? true) this.#kept.set(key, { made, freshUntil: ended + fresh })
      return made
    }
    const making = (isDear ? this.#oneAtATime.run(work) : work()).finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  #now(): number {
    return this.#clock.now().getTime()
  }
}

/** A function that gives one value as a `Cache` does, made anew after so many seconds. */
export function cached<T extends object>(
  clock: Clock,
  seconds: number,
  make: () => Promise<T>,
): () => Promise<T> {
  const cache = new Cache<T>(clock, { seconds })
  return () => cache.get('', make)
}
