import { sql } from 'drizzle-orm'
import { listen } from './database/listening.ts'
import type { Database, OpenDatabase } from './database.ts'

/** The channel of LISTEN and NOTIFY that every process hears. */
const CHANNEL = 'live'

/** What a person's open pages are told; they ask for the content themselves. */
export interface LiveNews {
  user_id: number
  /** `user`: the person's own state changed; `notifications`: the bell has something new. */
  what: 'user' | 'notifications'
}

type Heard = (what: LiveNews['what']) => void

/** Tells the open pages of a person, once the change is kept. */
export async function announce({ db }: { db: Database }, news: LiveNews) {
  await db.execute(sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(news)})`)
}

/** What is announced by any process, heard in this one. */
export interface Live {
  /** Hears a person's news until the returned function is called. After a gap in the connection everything is news. */
  hear(userId: number, heard: Heard): () => void
  close(): Promise<void>
}

/** Listens on the database with the first one who hears; a lost connection is opened again. */
export function openLive(database: OpenDatabase): Live {
  const hearers = new Map<number, Set<Heard>>()
  let stop: (() => Promise<void>) | undefined
  const deliver = (payload: string) => {
    const { user_id, what } = JSON.parse(payload) as LiveNews
    for (const heard of hearers.get(user_id) ?? []) heard(what)
  }
  const deliverAll = () => {
    for (const heard of [...hearers.values()].flatMap((each) => [...each])) {
      heard('user')
      heard('notifications')
    }
  }
  return {
    hear(userId, heard) {
      stop ??= listen(database, CHANNEL, deliver, deliverAll)
      const mine = hearers.get(userId) ?? new Set()
      hearers.set(userId, mine.add(heard))
      return () => {
        mine.delete(heard)
        if (mine.size === 0) hearers.delete(userId)
      }
    },
    async close() {
      hearers.clear()
      await stop?.()
    },
  }
}
