import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { cut, probe, streamOf } from './probe.ts'

/** How long a connection may take to open, in milliseconds. */
const CONNECT_MS = 1_000
/** How long a connection is used before the server is asked whether it is there at all, and how often this is looked at. */
const [SUSPECT_MS, LOOK_MS] = [300, 100]
/** How many probes must stay without an answer before the server counts as away; all of it stays below 2 s. */
const PROBES = 2
const PROBE_EVERY_MS = 500
const RETURN_EVERY_MS = 500
/** What is asked while the pool closes has so many milliseconds, as many as a statement has. */
const LAST_ANSWERS_MS = 15_000

type Connected = (error: Error) => void
type GiveBack = (error?: Error | boolean) => void

/** A pool that knows when its server is away: then whoever waits is told at once rather than at the end of time-outs. */
export interface WatchedPool extends pg.Pool {
  isAway(): boolean
}

/**
 * What a visitor waits for is short: compiling its plan or starting helpers for it takes longer than running it, and its
 * sorts fit in memory.
 */
export const OPTIONS = '-c jit=off -c work_mem=32MB -c max_parallel_workers_per_gather=0'

/**
 * Opens a pool. A connection that is used for long is no harm, but a server that does not answer anything any more is:
 * a probe of its own tells one from the other, cuts what hangs, and finds out when the server is back.
 * @param probes how many in turn must stay without an answer
 * @param patience milliseconds after which a pool that closes cuts what was not given back
 */
export function openPool(
  url: string,
  settings: pg.PoolConfig,
  probes = PROBES,
  patience = LAST_ANSWERS_MS,
): WatchedPool {
  const watch = new Watch(url, probes)
  class Client extends pg.Client {
    #giveBack: GiveBack | undefined

    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: CONNECT_MS, keepAlive: true })
      // A transaction whose BEGIN failed never gives its connection back; of ten such the pool would be empty for good.
      this.once('end', () => this.#giveBack?.(true))
    }

    get release(): GiveBack | undefined {
      return this.#giveBack
    }

    /** The pool gives this function anew for each use, and it throws when it is called twice. */
    set release(giveBack: GiveBack) {
      let isGiven = false
      this.#giveBack = (error) => {
        if (!isGiven) giveBack(error)
        isGiven = true
      }
    }

    override connect(): Promise<pg.Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected) {
      if (!callback) return watch.isAway() ? Promise.reject(away()) : super.connect()
      if (watch.isAway()) return process.nextTick(callback, away())
      watch.begin(this)
      return super.connect((error: Error) => {
        if (error) watch.lose(this)
        callback(error)
      })
    }
  }
  const pool = new pg.Pool({
    options: OPTIONS,
    ...settings,
    connectionString: url,
    Client: Client as never,
  })
  // A connection that dies while idle is replaced at the next query; without a listener it ends the process.
  pool.on('error', () => undefined)
  watch.follow(pool, patience)
  return Object.assign(pool, { isAway: () => watch.isAway() })
}

/** Whoever asks while the server is away gets this error, with the SQLSTATE of a lost connection. */
function away(): Error {
  return Object.assign(new Error('the database is away'), { code: '08006' })
}

class Watch {
  readonly #url: string
  readonly #probes: number
  readonly #open = new Set<pg.ClientBase>()
  readonly #used = new Map<pg.ClientBase, number>()
  #looking: NodeJS.Timeout | undefined
  #probing: Promise<void> | undefined
  #probedAt = 0
  #away = false
  #closed = false

  constructor(url: string, probes: number) {
    this.#url = url
    this.#probes = probes
  }

  isAway() {
    return this.#away
  }

  follow(pool: pg.Pool, patience: number) {
    pool.on('remove', (client) => this.#forget(client))
    pool.on('acquire', (client) => this.begin(client))
    pool.on('release', (_error, client) => this.#used.delete(client))
    const end = pool.end.bind(pool)
    pool.end = (async () => {
      this.#closed = true
      clearInterval(this.#looking)
      const over = setTimeout(() => this.#cutAll(), patience)
      await end().finally(() => clearTimeout(over))
    }) as typeof pool.end
  }

  /** The connection waits for the server from now on: to be opened, or for what is asked on it. */
  begin(client: pg.ClientBase) {
    // Without a listener the loss of a connection that is used ends the process.
    if (!this.#open.has(client)) client.on('error', () => this.#suspect())
    this.#open.add(client)
    this.#used.set(client, performance.now())
    this.#looking ??= setInterval(() => this.#look(), LOOK_MS).unref()
  }

  /** Notes that the connection could not be opened. */
  lose(client: pg.ClientBase) {
    this.#forget(client)
    this.#suspect()
  }

  #forget(client: pg.ClientBase) {
    this.#open.delete(client)
    this.#used.delete(client)
  }

  #suspect() {
    if (!this.#closed) this.#probing ??= this.#probe()
  }

  #look() {
    const now = performance.now()
    const hangs = [...this.#used.values()].some((since) => now - since > SUSPECT_MS)
    if (hangs && now - this.#probedAt > PROBE_EVERY_MS) this.#suspect()
    if (this.#used.size > 0) return
    clearInterval(this.#looking)
    this.#looking = undefined
  }

  async #probe() {
    const wanted = this.#away ? 1 : this.#probes
    let isThere = false
    for (let failed = 0; !isThere && failed < wanted && !this.#closed; ) {
      const before = this.#countBytes()
      const sign = await probe(this.#url)
      isThere = sign === 'alive'
      if (sign === 'refused' || (sign === 'silent' && !(await this.#hasHeardSince(before)))) failed += 1
    }
    this.#probedAt = performance.now()
    this.#probing = undefined
    if (this.#closed) return
    this.#away = !isThere
    if (isThere) return
    this.#cutAll()
    void wait(RETURN_EVERY_MS, undefined, { ref: false }).then(() => this.#suspect())
  }

  #cutAll() {
    for (const client of this.#open) cut(client)
  }

  /** A server too busy to open a connection in time goes on with those that are open: cutting them would be the outage. */
  async #hasHeardSince(before: Map<pg.ClientBase, number>) {
    // This process may have been busy: what the server sent meanwhile waits to be read and counts as an answer.
    await setImmediate()
    for (const [client, bytes] of this.#countBytes()) if (bytes > (before.get(client) ?? 0)) return true
    return false
  }

  /** How many bytes the server has sent on each connection until now. */
  #countBytes() {
    return new Map([...this.#open].map((client) => [client, streamOf(client).bytesRead]))
  }
}
