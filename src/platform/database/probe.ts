import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** How long a probe may take, connection and question, and in how many turns of this process. */
const [PROBE_MS, TURNS] = [500, 10]

/** SQLSTATE of a server that starts or stops; any other answer (EPIPE is none) is a sign of life. */
const STOPPING = /^57P0[123]$/
const SQLSTATE = /^(?!E)[0-9A-Z]{5}$/

/** What a server makes of a new connection. */
type Sign = 'alive' | 'refused' | 'silent'

/** What a new connection is answered: a refusal is a sign of life too, but for that of a server that starts or stops. */
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

/** The socket of a connection, which the library keeps to itself. */
export function streamOf(client: pg.ClientBase) {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}

/** Whatever waits on this connection fails now. */
export function cut(client: pg.ClientBase) {
  streamOf(client).destroy()
}
