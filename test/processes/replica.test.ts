import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, max, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { offers } from '#src/offers/tables.ts'
import { type Database, type OpenDatabase, openDatabase, selectRows } from '#src/platform/database.ts'
import { openMetrics } from '#src/platform/http/metrics.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import { openReplica, type Replica } from '#src/platform/replicas/replica.ts'
import { fillReference } from '#src/reference/fill.ts'
import { freePort } from '../../scripts/free-port.ts'
import { type PostgresServer, startPostgres, startReplica } from '../../scripts/test-machine.ts'
import type { Browser } from '../browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '../factories.ts'
import { onServer } from '../on-server.ts'
import { type TestServices, useServices } from '../services.ts'
import { openProxy, type TcpProxy } from './proxy.ts'

/** A person may wait for so many milliseconds. */
const SOON_MS = 2_000
const folder = mkdtempSync(join(tmpdir(), 'asafidy-replica-'))
const here = useServices()
let servers: { primary: PostgresServer; copy: PostgresServer }
let proxy: TcpProxy
let database: OpenDatabase
let replica: Replica
let services: TestServices
let figures = ''
let signedIn: Browser
let offer: { id: number }
/** The replica's clock is ahead by so many milliseconds. */
let later = 0

// These tests start servers of their own, so they run once, beside those of the server under test.
describe.runIf(process.env.TEST_DATABASE_URL)('with a streaming replica', () => {
  beforeAll(async () => {
    const primary = await startPostgres(join(folder, 'primary'))
    database = await openDatabase({ url: primary.url, folder: null })
    await fillReference(database.db)
    const copy = await startReplica(join(folder, 'copy'), primary.url)
    servers = { primary, copy }
    proxy = await openProxy(new URL(copy.url))
    const now = () => performance.now() + later
    const url = `postgres://postgres@127.0.0.1:${proxy.port}/postgres`
    replica = openReplica(url, database.db, { everyMs: 50, now })
    services = { ...here, db: database.db, replica }
    services.app = await buildApp(services)
    const port = await freePort()
    figures = `http://127.0.0.1:${port}/metrics`
    await openMetrics(port, { database, replica }, services.app)
    await services.app.ready()
    signedIn = await signedInAs(services, await makeApplicant(services))
  })

  afterAll(async () => {
    await services.app.close()
    await replica.close()
    await proxy.close()
    await database.close()
    await servers.copy.stop()
    await servers.primary.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  beforeEach(async () => {
    const { company } = await makeCompany(services)
    offer = await makeOffer(services, company.id, { title: 'Avant' })
    await expectCaughtUp()
  })

  afterEach(async () => {
    proxy.set('through')
    await onServer(servers.copy.url, 'SELECT pg_wal_replay_resume()')
    await expectCaughtUp()
  })

  /** Waits until the replica is in use and has everything. */
  async function expectCaughtUp() {
    const hasAll = async () => {
      const [there, all] = await Promise.all([replica.current(), database.db].map(readNewest))
      return there !== null && there === all
    }
    await expect.poll(hasAll, { timeout: 10_000 }).toBe(true)
  }

  async function readNewest(db: Database | null) {
    if (!db) return null
    const rows = await db.select({ id: max(offers.id), title: max(offers.title) }).from(offers)
    return JSON.stringify(rows)
  }

  /** Stops the replica from replaying. */
  async function holdBack() {
    await onServer(servers.copy.url, 'SELECT pg_wal_replay_pause()')
    const state = () =>
      selectRows(replica.current() ?? database.db, sql`SELECT pg_get_wal_replay_pause_state() AS state`)
    await expect.poll(state).toEqual([{ state: 'paused' }])
  }

  const rename = () => database.db.update(offers).set({ title: 'Après' }).where(eq(offers.id, offer.id))

  async function ask(url: string) {
    const started = performance.now()
    const answer = await services.app.inject({ url })
    expect(performance.now() - started, url).toBeLessThan(SOON_MS)
    return { status: answer.statusCode, body: answer.json() }
  }
  const readTitle = async () => (await ask(`/api/offers/${offer.id}`)).body.data?.title
  const readFigure = async (name: string) =>
    new RegExp(`^${name} (.*)$`, 'm').exec(await (await fetch(figures)).text())?.[1]

  test('search, an offer, similar ones and the home are read there for guests, and from the primary for whoever is signed in', async () => {
    const other = await makeOffer(services, 1, { title: 'Autre' })
    await expect.poll(async () => (await ask(`/api/offers/${other.id}/similar`)).status).toBe(200)
    await expect.poll(async () => (await ask('/api/offers')).body.meta.total).toBeGreaterThan(1)
    await holdBack()
    await rename()
    for (const url of [
      `/api/offers/${offer.id}`,
      '/api/offers',
      `/api/offers/${other.id}/similar`,
      '/api/home',
    ]) {
      expect(JSON.stringify((await ask(url)).body), url).toContain('Avant')
      const own = JSON.stringify((await signedIn.get(url)).body)
      expect(own, url).toContain('Après')
      expect(own, url).not.toContain('Avant')
    }
  })

  test('an offer that the replica does not have yet is found by its address', async () => {
    await holdBack()
    const fresh = await makeOffer(services, 1)
    expect((await ask(`/api/offers/${fresh.id}`)).status).toBe(200)
    expect((await ask('/api/offers/999999')).status).toBe(404)
  })

  test('one more than ten seconds behind is left, and used again when it has caught up', async () => {
    await holdBack()
    await rename()
    expect(await readTitle()).toBe('Avant')
    expect(await readFigure('database_replica_used')).toBe('1')
    later += 10_000
    expect(await readTitle()).toBe('Après')
    expect(await readFigure('database_replica_used')).toBe('0')
    expect(Number(await readFigure('database_replica_age_seconds'))).toBeGreaterThan(10)
    await onServer(servers.copy.url, 'SELECT pg_wal_replay_resume()')
    await expectCaughtUp()
    expect(Number(await readFigure('database_replica_age_seconds'))).toBeLessThan(10)
  })

  test('one that has all of what is written stays in use, however long nothing is written', async () => {
    later += 9_000
    await expect.poll(() => replica.age()).toBeLessThan(5)
    later += 9_000
    await expect.poll(() => replica.age()).toBeLessThan(5)
  })

  test('what it fails at is asked once more of the primary', async () => {
    const asked: unknown[] = []
    const answer = readPublic(services, null, async (db) => {
      const [row] = await selectRows(
        db,
        sql`SELECT pg_is_in_recovery() AS copy, CASE WHEN pg_is_in_recovery() THEN pg_sleep(60)::text END`,
      ).catch((error) => {
        asked.push(error.cause.code)
        throw error
      })
      return row
    })
    const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()`
    const ending = async () => {
      await onServer(servers.copy.url, end)
      return asked
    }
    await expect.poll(ending).toEqual(['57P01'])
    expect(await answer).toMatchObject({ copy: false })
  })

  test('one that stops or does not answer any more is left within two seconds, and used again when it is back', async () => {
    const many = async () => {
      const asked = Array.from({ length: 30 }, () => ask('/api/offers'))
      for (const { status } of await Promise.all(asked)) expect(status).toBe(200)
    }
    await servers.copy.halt()
    await many()
    await expect.poll(() => replica.current()).toBe(null)
    await many()
    await servers.copy.start()
    await expectCaughtUp()
    proxy.set('silent')
    await many()
    expect(replica.current()).toBe(null)
    proxy.set('through')
    await expectCaughtUp()
  })
})
