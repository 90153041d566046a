import { LRUCache } from 'lru-cache'
import type { Database } from '#src/platform/database.ts'
import { DAY, HOUR } from '#src/shared/durations.ts'
import { MOST_CANDIDATES } from './facets.ts'
import { earliest, type Matches } from './matches.ts'

/** So many matches are wanted of the newest days: more than are counted one by one, as some days bring fewer than others. */
const WANTED = 3800
/** To look for any of more days takes the index longer than to look for all of them. */
const MOST_DAYS = 4

interface Known {
  days: number | null
  /** So many of the newest days were looked through and brought too few. */
  tooFew: number
  /** When they were, in ms; after an hour the newest days are others. */
  readAt: number
}

const NOTHING: Known = { days: null, tooFew: 0, readAt: 0 }

/**
 * Which searches more offers fit than are looked through, by their keys, and how many of the newest days bring enough of
 * them; null for too many days. It says how a search is gone about and not what it finds.
 */
export class BroadSearches {
  readonly #known = new LRUCache<string, Known>({ max: 1000 })

  /** Those whose best paid offers were too few among the best paid of the site. */
  readonly paidLess = new LRUCache<string, true>({ max: 1000 })

  has(key: string): boolean {
    return this.#known.has(key)
  }

  daysOf(key: string): number | null {
    return this.#known.get(key)?.days ?? null
  }

  add(key: string) {
    if (!this.#known.has(key)) this.#known.set(key, NOTHING)
  }

  forget(key: string) {
    this.#known.delete(key)
  }

  /** How many days are wanted when all bring as many as the newest matches, which are without a gap, say. */
  guessFrom(key: string, newest: Matches, now: Date) {
    const days = Math.max((now.getTime() - earliest(newest).getTime()) / DAY, 0.01)
    this.#want(key, (WANTED / Math.max(newest.count, 1)) * days, this.#tried(key, now))
  }

  /** So many of the newest days were looked through and brought so many matches. */
  learn(key: string, days: number, found: number, now: Date) {
    const tried = this.#tried(key, now)
    const isTooFew = found <= MOST_CANDIDATES && days > tried.tooFew
    this.#want(
      key,
      (WANTED / Math.max(found, 1)) * days,
      isTooFew ? { tooFew: days, readAt: now.getTime() } : tried,
    )
  }

  #tried(key: string, now: Date): Pick<Known, 'tooFew' | 'readAt'> {
    const known = this.#known.get(key) ?? NOTHING
    return Math.abs(now.getTime() - known.readAt) < HOUR ? known : NOTHING
  }

  /** Days differ: however few a guess asks for, as many as were too few are not tried again. */
  #want(key: string, wanted: number, { tooFew, readAt }: Pick<Known, 'tooFew' | 'readAt'>) {
    const days = Math.max(Math.ceil(wanted), tooFew + 1)
    this.#known.set(key, { days: days <= MOST_DAYS ? days : null, tooFew, readAt })
  }
}

const searches = new WeakMap<Database, BroadSearches>()

/** What is known of a database's searches. */
export function broadSearches(database: Database): BroadSearches {
  const known = searches.get(database) ?? new BroadSearches()
  searches.set(database, known)
  return known
}
