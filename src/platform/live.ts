import { sql } from 'drizzle-orm'
import { listen } from './database/listen.ts'
import type { Database, OpenDatabase } from './database.ts'

/** Every process listens on this channel of LISTEN and NOTIFY. */
const CHANNEL = 'live'

/** The news that a person's open pages are sent; they ask for the content themselves. */
export interface LiveNews {
  user_id: number
  /** `user`: the person's own state changed; `notifications`: the bell has something new. */
  what: 'user' | 'notifications'
}

type Listener = (what: LiveNews['what']) => void

/** Sends news to the open pages of a person; it leaves when the change is committed. */
export async function announce({ db }: { db: Database }, news: LiveNews) {
  await db.execute(sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(news)})`)
}

/** Gives the news that any process announces to the subscribers in this one. */
export interface Live {
  /**
   * Calls `listener` with each news of a person. After a gap in the connection it is called with all of them.
   * @returns what ends the subscription
   */
  subscribe(userId: number, listener: Listener): () => void
  close(): Promise<void>
}

/** Opens the news; the database is listened to from the first subscriber on, and a lost connection is opened again. */
export function openLive(database: OpenDatabase): Live {
  const subscribers = new Map<number, Set<Listener>>()
  let stop: (() => Promise<void>) | undefined
  const deliver = (payload: string) => {
    const { user_id, what } = JSON.parse(payload) as LiveNews
    for (const listener of subscribers.get(user_id) ?? []) listener(what)
  }
  const deliverAll = () => {
    for (const listener of [...subscribers.values()].flatMap((each) => [...each])) {
      listener('user')
      listener('notifications')
    }
  }
  return {
    subscribe(userId, listener) {
      stop ??= listen(database, CHANNEL, deliver, deliverAll)
      const own = subscribers.get(userId) ?? new Set()
      subscribers.set(userId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) subscribers.delete(userId)
      }
    },
    async close() {
      subscribers.clear()
      await stop?.()
    },
  }
}
