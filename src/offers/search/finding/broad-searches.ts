import { LRUCache } from 'lru-cache'
import type { Database } from '#src/platform/database.ts'
import { DAY } from '#src/shared/durations.ts'
import { earliest, type Matches } from './matches.ts'

/** So many matches are wanted of the newest days: more than are counted one by one, as some days bring fewer than others. */
const WANTED = 3800
/** To look for any of more days takes the index longer than to look for all of them. */
const MOST_DAYS = 4

/**
 * Which searches more offers fit than are looked through, by their keys, and how many of the newest days bring enough of
 * them; null for too many days. It says how a search is gone about and not what it finds.
 */
export class BroadSearches {
  readonly #days = new LRUCache<string, { days: number | null }>({ max: 1000 })

  /** Those whose best paid offers were too few among the best paid of the site. */
  readonly paidLess = new LRUCache<string, true>({ max: 1000 })

  has(key: string): boolean {
    return this.#days.has(key)
  }

  daysOf(key: string): number | null {
    return this.#days.get(key)?.days ?? null
  }

  add(key: string) {
    if (!this.#days.has(key)) this.#days.set(key, { days: null })
  }

  forget(key: string) {
    this.#days.delete(key)
  }

  /** @param newest the newest matches, without a gap */
  learnFrom(key: string, newest: Matches, now: Date) {
    this.learn(key, Math.max((now.getTime() - earliest(newest).getTime()) / DAY, 0.01), newest.count)
  }

  /** So many of the newest days brought so many matches. */
  learn(key: string, days: number, found: number) {
    const wanted = Math.ceil((WANTED / Math.max(found, 1)) * days)
    this.#days.set(key, { days: wanted <= MOST_DAYS ? wanted : null })
  }
}

const searches = new WeakMap<Database, BroadSearches>()

/** What is known of a database's searches. */
export function broadSearches(database: Database): BroadSearches {
  const known = searches.get(database) ?? new BroadSearches()
  searches.set(database, known)
  return known
}
