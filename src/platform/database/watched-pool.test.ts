import { afterEach, describe, expect, test } from 'vitest'
import { openProxy, type TcpProxy } from '#test/processes/proxy.ts'
import { openPool, type WatchedPool } from './watched-pool.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
let pool: WatchedPool
let proxy: TcpProxy

afterEach(async () => {
  if (!pool.ending) await pool.end()
  await proxy.close()
})

async function open(patience?: number) {
  proxy = await openProxy(new URL(server))
  pool = openPool(Object.assign(new URL(server), { port: String(proxy.port) }).href, {}, undefined, patience)
}

/** Together the parts last several times as long as a probe waits before it gives up. */
const PARTS = 12
const TURN_MS = 20
const PART = 'SELECT pg_sleep(0.2)'

// The embedded database has no connection that could be lost.
describe.runIf(server)('on a server', () => {
  test('one too busy for new connections is not away while those that are open go on, and nothing is cut', async () => {
    await open()
    const client = await pool.connect()
    proxy.set('keep')
    const waits = pool.query('SELECT 1').catch((error) => error)
    for (let part = 0; part < PARTS; part += 1) {
      await client.query(PART)
      expect(pool.isAway()).toBe(false)
    }
    client.release()
    await waits
    expect((await pool.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }])
  })

  test('one that answers nothing any more is away within 2 s, and whoever waits is told', async () => {
    await open()
    await pool.query('SELECT 1')
    proxy.set('silent')
    // Counted in the turns that this process gets: on a busy machine its probes wait as this count does.
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, TURN_MS)
    await expect(pool.query('SELECT 1')).rejects.toThrow()
    clearInterval(counting)
    expect(turns * TURN_MS).toBeLessThan(2_000)
    expect(pool.isAway()).toBe(true)
  })

  test('a connection that is never given back keeps a pool that closes no longer than a statement has', async () => {
    await open(100)
    const client = await pool.connect()
    const lost = expect(client.query('SELECT pg_sleep(60)')).rejects.toThrow('Connection terminated')
    await pool.end()
    await lost
  })
})
