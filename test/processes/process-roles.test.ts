import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase, selectRows } from '#src/platform/database.ts'
import { freePort } from '../../scripts/free-port.ts'
import { startPostgres } from '../../scripts/test-machine.ts'
import { runCommand, type ServerProcess, startServer } from './server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'asafidy-roles-'))
let postgres: { url: string; stop(): Promise<void> }
let database: OpenDatabase
let worker: ServerProcess
let figures: string
let figuresPort: string

beforeAll(async () => {
  postgres = await startPostgres(join(folder, 'postgres'))
  database = await openDatabase({ url: postgres.url, folder: null })
  figuresPort = String(await freePort())
  figures = `http://127.0.0.1:${figuresPort}/metrics`
  worker = await startWorker()
})

const startWorker = () => startServer(settings({ ROLE: 'worker', METRICS_PORT: figuresPort }))

afterAll(async () => {
  await worker.stop()
  await database.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const settings = (others: Record<string, string>) => ({
  DATABASE_URL: postgres.url,
  APP_SECRET: 'f1e0c9b25ad84736a0be9d17c3528f64',
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'error',
  ...others,
})

test('a worker tells how it is, and answers nothing else', async () => {
  const statuses = ['/health/live', '/health/ready', '/api/offers', '/', '/login', '/metrics'].map(
    async (path) => (await fetch(`${worker.url}${path}`)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404, 404, 404])
})

test('a worker runs the jobs that are there, and its figures say what waits', async () => {
  await writeMail('of-a-worker')
  expect(await figure('mails_waiting')).toBe(1)
  await sendMails()
  await expectSent('of-a-worker')
  expect(await figure('mails_waiting')).toBe(0)
  expect(await figure('jobs{state="failed"}')).toBe(0)
  expect(await figure('jobs{state="waiting"}')).toBeGreaterThanOrEqual(0)
})

test('figures tell requests by their route, the event loop, the pool and the caches', async () => {
  await fetch(`${worker.url}/health/ready`)
  const route = 'http_request_duration_seconds_count{method="GET",route="/health/ready",status="200"}'
  expect(await figure(route)).toBeGreaterThan(0)
  expect(await figure('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  for (const state of ['used', 'idle', 'waiting'])
    expect(await figure(`database_connections{state="${state}"}`), state).toBeGreaterThanOrEqual(0)
  for (const result of ['hit', 'miss'])
    expect(await figure(`cache_requests_total{result="${result}"}`), result).toBeGreaterThanOrEqual(0)
  expect((await fetch(figures.replace('/metrics', '/'))).status).toBe(404)
})

test('one process alone holds the embedded database, so it does everything', async () => {
  for (const ROLE of ['web', 'worker']) {
    const { code, output } = await runCommand('src/server.ts', { ROLE, DATA_DIR: join(folder, 'embedded') })
    expect(code).toBe(1)
    expect(output).toContain('ROLE: only all, without DATABASE_URL')
  }
})

test('a server for the web answers pages and calls, and leaves the jobs to the workers', async () => {
  await worker.stop()
  const web = await startServer(settings({ ROLE: 'web', DATA_DIR: join(folder, 'web') }))
  await writeMail('beside-the-web')
  await sendMails()
  const statuses = ['/', '/offres', '/api/offers', '/health/ready'].map(
    async (path) => (await fetch(`${web.url}${path}`)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200])
  const before = mailsOf('data')
  worker = await startWorker()
  await expectSent('beside-the-web')
  expect([mailsOf('data') - before, mailsOf('web')]).toEqual([1, 0])
  await web.stop()
})

async function writeMail(key: string) {
  await database.db.execute(sql`
    INSERT INTO outgoing_mails (key, to_address, subject, text, html, created_at)
    VALUES (${key}, 'a@exemple.test', 'Bonjour', 'Bonjour.', '<p>Bonjour.</p>', now())`)
}

async function sendMails() {
  await database.db.execute(sql`
    INSERT INTO pgboss.job (name, data)
    SELECT 'mail.send', jsonb_build_object('id', id) FROM outgoing_mails WHERE sent_at IS NULL`)
}

async function expectSent(key: string) {
  const statement = sql`SELECT 1 FROM outgoing_mails WHERE key = ${key} AND sent_at IS NOT NULL`
  const sent = async () => (await selectRows(database.db, statement)).length
  await expect.poll(sent, { timeout: 20_000 }).toBe(1)
}

/** Counts the mails that the process of this data folder handed over. */
function mailsOf(data: string): number {
  const mails = join(folder, data, 'mails')
  return existsSync(mails) ? readdirSync(mails).length : 0
}

/** Reads a figure as Prometheus does; NaN when there is none of this name. */
async function figure(name: string): Promise<number> {
  const lines = (await (await fetch(figures)).text()).split('\n')
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1))
}
