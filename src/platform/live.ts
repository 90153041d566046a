import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import type { Unit } from './unit-of-work.ts'

/** The channel of LISTEN and NOTIFY that every process hears. */
const CHANNEL = 'live'
const RETRY_MS = 2_000

/** What a person's open pages are told; they ask for the content themselves. */
export interface LiveNews {
  user_id: number
  /** `user`: the person's own state changed; `notifications`: the bell has something new. */
  what: 'user' | 'notifications'
}

type Heard = (what: LiveNews['what']) => void

/** Tells the open pages of a person, once the change is kept. */
export async function announce({ db }: Unit, news: LiveNews) {
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
  const listen = database.kind === 'pglite' ? listenEmbedded : listenServer
  let stop: (() => Promise<void>) | undefined
  const tell = (payload: string) => {
    const { user_id, what } = JSON.parse(payload) as LiveNews
    for (const heard of hearers.get(user_id) ?? []) heard(what)
  }
  const tellAll = () => {
    for (const heard of [...hearers.values()].flatMap((each) => [...each])) {
      heard('user')
      heard('notifications')
    }
  }
  return {
    hear(userId, heard) {
      stop ??= listen(database, tell, tellAll)
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

type Listen = (
  database: OpenDatabase,
  tell: (payload: string) => void,
  afterGap: () => void,
) => () => Promise<void>

const listenEmbedded: Listen = ({ client }, tell) => {
  const listening = (client as PGlite).listen(CHANNEL, tell)
  return async () => (await listening)()
}

/** A connection of its own: one of the pool's may be handed to anyone. */
const listenServer: Listen = ({ client }, tell, afterGap) => {
  const { connectionString } = (client as pg.Pool).options
  let connection: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const again = () => {
    if (stopped || timer) return
    timer = setTimeout(() => {
      timer = undefined
      void connect(true)
    }, RETRY_MS)
  }
  const connect = async (afterward: boolean) => {
    connection = new pg.Client({ ...(connectionString ? { connectionString } : {}), keepAlive: true })
    connection.on('error', again)
    connection.on('end', again)
    connection.on('notification', ({ payload }) => payload && tell(payload))
    try {
      await connection.connect()
      await connection.query(`LISTEN ${CHANNEL}`)
      if (afterward) afterGap()
    } catch {
      again()
    }
  }
  void connect(false)
  return async () => {
    stopped = true
    clearTimeout(timer)
    await connection?.end().catch(() => undefined)
  }
}
