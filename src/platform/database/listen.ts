import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { OpenDatabase } from '../database.ts'

const RETRY_MS = 2_000

type Listen = (
  database: OpenDatabase,
  channel: string,
  heard: (payload: string) => void,
  afterGap: () => void,
) => () => Promise<void>

/**
 * Calls `heard` with what committed transactions of any process notify on a channel. A lost connection is opened again,
 * and `afterGap` is called then, because what was notified meanwhile is lost.
 * @returns what ends it
 */
export const listen: Listen = (database, ...others) =>
  (database.kind === 'pglite' ? listenEmbedded : listenServer)(database, ...others)

const listenEmbedded: Listen = ({ client }, channel, heard) => {
  const listening = (client as PGlite).listen(channel, heard)
  return async () => (await listening)()
}

/** LISTEN needs a connection of its own, because one of the pool's may be handed to anyone. */
const listenServer: Listen = ({ client }, channel, heard, afterGap) => {
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
    connection.on('notification', ({ payload }) => payload && heard(payload))
    try {
      await connection.connect()
      await connection.query(`LISTEN ${channel}`)
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
