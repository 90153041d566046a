import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/**
 * A probe, connection and question together, may take so many milliseconds, counted in so many turns of this process.
 */
const [PROBE_MS, TURNS] = [500, 10]

/** SQLSTATE of a server that starts or stops; any other answer (EPIPE is none) is a sign of life. */
const STOPPING = /^57P0[123]$/
const SQLSTATE = /^(?!E)[0-9A-Z]{5}$/

/**
 * What became of a new connection: it was answered, refused by a server that starts, stops or is not there, or neither.
 */
type Sign = 'alive' | 'refused' | 'silent'

/**
 * Opens a connection to see whether the server is there. A refusal is a sign of life too, as that of too many connections,
 * but for the refusal of a server that starts or stops.
 */
export async function probe(url: string): Promise<Sign> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  const waiting = new AbortController()
  const sign = await Promise.race([ask(client), silence(waiting.signal)])
  waiting.abort()
  if (sign === 'alive') void client.end().catch(() => undefined)
  else cut(client)
  return sign
}

async function ask(client: pg.Client): Promise<Sign> {
  try {
    await client.connect()
    await client.query('SELECT 1')
    return 'alive'
  } catch (error) {
    const code = String((error as { code?: unknown }).code)
    return SQLSTATE.test(code) && !STOPPING.test(code) ? 'alive' : 'refused'
  }
}

/** Counts turns of this process, not the clock: what arrives while it is busy itself is no silence. */
async function silence(signal: AbortSignal): Promise<Sign> {
  for (let turn = 0; turn < TURNS; turn += 1) await setTimeout(PROBE_MS / TURNS, undefined, { signal })
  return 'silent'
}

/** Returns the socket of a connection, which the library does not publish. */
export function streamOf(client: pg.ClientBase) {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}

/** Cuts a connection off, so that whatever waits on it fails now. */
export function cut(client: pg.ClientBase) {
  streamOf(client).destroy()
}
