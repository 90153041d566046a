import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** The channel of LISTEN and NOTIFY that every process hears. */
export const LIVE_CHANNEL = 'live'

/** What a person's open pages are told; they ask for the content themselves. */
export interface LiveNews {
  user_id: number
  /** `user`: the person's own state changed; `notifications`: the bell has something new. */
  what: 'user' | 'notifications'
}

/** Tells the open pages of a person, once the caller's transaction is kept. */
export async function announce(database: Database, news: LiveNews) {
  await database.execute(sql`SELECT pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(news)})`)
}
