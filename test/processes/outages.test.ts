import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { type OpenDatabase, openDatabase } from '#src/platform/database.ts'
import { throttles } from '#src/platform/tables.ts'
import { startPostgres } from '../../scripts/test-machine.ts'
import { makeApplicant, signedInAs } from '../factories.ts'
import { useServices } from '../services.ts'
import { openProxy, type TcpProxy } from './proxy.ts'

/** A person may wait for so many milliseconds before being told. */
const SOON_MS = 2_000
const folder = mkdtempSync(join(tmpdir(), 'asafidy-outage-'))
const here = useServices()
let server: { url: string; stop(): Promise<void> }
let proxy: TcpProxy
let database: OpenDatabase
let app: FastifyInstance
let cookies: Record<string, string>

beforeAll(async () => {
  server = await startPostgres(join(folder, 'postgres'))
  proxy = await openProxy(new URL(server.url))
  database = await openDatabase({ url: `postgres://postgres@127.0.0.1:${proxy.port}/postgres`, folder: null })
  const services = { ...here, db: database.db }
  app = await buildApp(services)
  app.get('/une-page', { config: { page: true } }, () => 'la page')
  await app.ready()
  const browser = await signedInAs({ ...services, app }, await makeApplicant({ ...services, app }))
  cookies = Object.fromEntries(browser.cookies)
})

afterAll(async () => {
  await app.close()
  await proxy.close()
  await database.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  proxy.set('through')
  await expect.poll(async () => (await ask('/health/ready')).status, { timeout: 10_000 }).toBe(200)
})

async function ask(url: string, person: Record<string, string> = {}) {
  const started = performance.now()
  const answer = await app.inject({ url, cookies: person })
  expect(performance.now() - started, url).toBeLessThan(SOON_MS)
  const { statusCode: status, headers, body } = answer
  return { status, type: String(headers['content-type']), caching: headers['cache-control'], body }
}

/** Asks everything at once, as a busy site is asked. */
async function expectToldEverywhere() {
  const guest = ['/api/offers', '/api/home', '/api/offers/1', '/api/companies/1/logo']
  const own = ['/api/user', '/api/notification', '/api/applicant/dashboard', '/api/offers']
  const pages = ask('/une-page', cookies)
  const many = Array.from({ length: 30 }, () => ask('/api/offers?keywords=comptable'))
  const calls = [...guest.map((url) => ask(url)), ...own.map((url) => ask(url, cookies)), ...many]
  for (const { status, type, caching, body } of await Promise.all(calls)) {
    expect([status, type, caching]).toEqual([503, 'application/json; charset=utf-8', 'no-store'])
    expect(JSON.parse(body)).toEqual({
      message: 'Service momentanément indisponible. Réessayez dans un instant.',
    })
  }
  const page = await pages
  expect([page.status, page.type, page.caching]).toEqual([503, 'text/html; charset=utf-8', 'no-store'])
  expect(page.body).toMatch(
    /<h1>Le site est momentanément indisponible<\/h1>[\s\S]*<a href="">Réessayer<\/a>/,
  )
  const ready = await ask('/health/ready', cookies)
  expect([ready.status, JSON.parse(ready.body)]).toEqual([503, { status: 'database unreachable' }])
  const live = await ask('/health/live', cookies)
  expect([live.status, JSON.parse(live.body)]).toEqual([200, { status: 'ok' }])
}

async function expectBack() {
  await expect.poll(async () => (await ask('/health/ready')).status, { timeout: 10_000 }).toBe(200)
  expect((await ask('/api/user', cookies)).status).toBe(200)
  expect(await ask('/une-page', cookies)).toMatchObject({ status: 200, body: 'la page' })
}

test('a database that refuses is told within 2 s in French, and is used again when it is back', async () => {
  proxy.set('refuse')
  await expectToldEverywhere()
  proxy.set('through')
  await expectBack()
})

test('a database that stops answering is told within 2 s, whoever waits for it', async () => {
  proxy.set('silent')
  await expectToldEverywhere()
  await expectToldEverywhere()
  proxy.set('through')
  await expectBack()
})

test('a database that stops answering just after it was asked whether it is there is told as soon', async () => {
  const [before, openedBefore] = [proxy.count(), proxy.countOpened()]
  const hanging = database.db.execute('SELECT pg_sleep(20)').catch(() => null)
  await expect.poll(proxy.countOpened, { interval: 2, timeout: 10_000 }).toBeGreaterThan(openedBefore)
  await expect.poll(proxy.count, { interval: 2, timeout: 10_000 }).toBe(before)
  proxy.set('silent')
  await expectToldEverywhere()
  expect(await hanging).toBe(null)
})

test('a database that stops in the middle of a change is told, and nothing of the change is kept', async () => {
  const started = performance.now()
  const failing = database.db.transaction(async (tx) => {
    await tx.execute("INSERT INTO throttles VALUES ('outage', 1, now())")
    proxy.set('silent')
    await tx.execute('SELECT 1')
  })
  await expect(failing).rejects.toThrow()
  expect(performance.now() - started).toBeLessThan(SOON_MS)
  proxy.set('through')
  await expectBack()
  expect(await database.db.$count(throttles, eq(throttles.key, 'outage'))).toBe(0)
})

test('connections that are lost as a change begins are replaced, as many as there were', async () => {
  const pool = database.client as pg.Pool
  const change = () => database.db.transaction((tx) => tx.execute('SELECT pg_sleep(0.05)'))
  await Promise.all(Array.from({ length: 20 }, change))
  proxy.set('silent')
  const lost = await Promise.allSettled(Array.from({ length: 20 }, change))
  expect(lost.filter(({ status }) => status === 'fulfilled')).toEqual([])
  proxy.set('through')
  await expectBack()
  expect(pool.totalCount - pool.idleCount).toBe(0)
  await Promise.all(Array.from({ length: 20 }, change))
})

test('a long question to a database that answers others is left to end', async () => {
  const [{ rows }] = (await Promise.all([
    database.db.execute('SELECT pg_sleep(2.5), 7 AS seven'),
    ask('/api/user', cookies),
  ])) as unknown as [{ rows: { seven: number }[] }]
  expect(rows[0]?.seven).toBe(7)
})
