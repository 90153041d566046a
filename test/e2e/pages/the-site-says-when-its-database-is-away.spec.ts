import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { startPostgres } from '../../../scripts/test-machine.ts'
import { openProxy, type TcpProxy } from '../../processes/proxy.ts'
import { type ServerProcess, startServer } from '../../processes/server-process.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'

const AWAY = 'Le site est momentanément indisponible'
const folder = mkdtempSync(join(tmpdir(), 'asafidy-away-'))
let postgres: { url: string; stop(): Promise<void> } | undefined
let proxy: TcpProxy | undefined
let server: ServerProcess | undefined

/** The product on a PostgreSQL that is reached by a line which the test cuts. */
async function open(): Promise<ServerProcess> {
  postgres ??= await startPostgres(join(folder, 'postgres'))
  proxy ??= await openProxy(new URL(postgres.url))
  return startServer({
    DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}/postgres`,
    DATA_DIR: join(folder, 'data'),
    APP_SECRET: 'f1e0c9b25ad84736a0be9d17c3528f64',
    LOG_LEVEL: 'error',
    DEMO: '1',
  })
}

test.afterAll(async () => {
  await server?.stop()
  await proxy?.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What each page answers guests meanwhile: one that asks nothing of the database is there all the same. */
const PAGES = {
  '/': 503,
  '/offres': 503,
  '/offres/1': 503,
  '/faq': 503,
  '/contact': 200,
  '/dashboard': 307,
  '/login': 200,
  '/rien': 404,
}

async function expectTold(asking: APIRequestContext, url: string, status: number) {
  const started = performance.now()
  const answer = await asking.get(url, { maxRedirects: 0 })
  expect(performance.now() - started, url).toBeLessThan(2_000)
  expect([url, answer.status()]).toEqual([url, status])
  if (status !== 503) return
  expect(answer.headers()['cache-control'], url).toBe('no-store')
  expect(await answer.text()).toContain(AWAY)
}

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: the library reads from it what a fixture needs.
  baseURL: async ({}, use) => {
    server ??= await open()
    await use(server.url)
  },
})

test('pages of guests and of people who are signed in say so within 2 s, and are there again after « Réessayer »', async ({
  browser,
  baseURL,
  request,
}) => {
  // The usual fixture fails on errors in the console, and a browser writes each 503 there, so this page is a plain one.
  const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await signIn(page, 'candidat@asafidy.test')
  for (const state of ['refuse', 'silent'] as const) {
    proxy?.set(state)
    for (const [path, guests] of Object.entries(PAGES)) {
      await expectTold(request, `${path}?fois=${state}`, guests)
      await expectTold(page.request, `${path}?fois=${state}`, 503)
    }
    expect((await page.request.get('/health/live')).status()).toBe(200)
    expect((await page.request.get('/health/ready')).status()).toBe(503)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: AWAY })).toBeVisible()
    await expectAccessible(page)
    proxy?.set('through')
    await expect.poll(async () => (await page.request.get('/health/ready')).status()).toBe(200)
    await page.getByRole('link', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(AWAY)
    expect((await request.get('/offres')).status()).toBe(200)
  }
  await page.context().close()
})
