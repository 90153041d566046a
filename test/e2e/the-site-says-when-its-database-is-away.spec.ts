import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/test-machine.ts'
import { openProxy, type Proxy } from '../proxy.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { expect, expectAccessible, signIn, test } from './browser.ts'

const AWAY = 'Le site est momentanément indisponible'
const folder = mkdtempSync(join(tmpdir(), 'asafidy-away-'))
let postgres: { url: string; stop(): Promise<void> }
let proxy: Proxy
let server: ServerProcess

test.beforeAll(async () => {
  postgres = await startPostgres(join(folder, 'postgres'))
  proxy = await openProxy(new URL(postgres.url))
  server = await startServer({
    DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}/postgres`,
    DATA_DIR: join(folder, 'data'),
    APP_SECRET: 'only-for-this-test-0123456789abcdef',
    LOG_LEVEL: 'error',
    DEMO: '1',
  })
})

test.afterAll(async () => {
  await server.stop()
  await proxy.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

// biome-ignore lint/correctness/noEmptyPattern: the library reads from it what a fixture needs.
test.use({ baseURL: async ({}, use) => use(server.url) })

test('pages of guests and of people who are signed in say so within 2 s, and are there again after « Réessayer »', async ({
  page,
  request,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  for (const state of ['refuse', 'silent'] as const) {
    proxy.set(state)
    for (const ask of [request, page.request]) {
      for (const path of [
        '/',
        '/offres?keywords=comptable',
        '/offres/1',
        '/faq',
        '/dashboard',
        '/login',
        '/rien',
      ]) {
        const started = performance.now()
        const answer = await ask.get(`${path}${path.includes('?') ? '&' : '?'}fois=${state}`, {
          maxRedirects: 0,
        })
        expect(performance.now() - started, path).toBeLessThan(2_000)
        // What asks nothing of the database is there all the same.
        if (answer.status() === 200 && ask === request) continue
        if (answer.status() === 307 && ask === request) continue
        expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 503, 'no-store'])
        expect(await answer.text()).toContain(AWAY)
      }
    }
    expect((await page.request.get('/health/live')).status()).toBe(200)
    expect((await page.request.get('/health/ready')).status()).toBe(503)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: AWAY })).toBeVisible()
    await expectAccessible(page)
    proxy.set('through')
    await expect.poll(async () => (await page.request.get('/health/ready')).status()).toBe(200)
    await page.getByRole('link', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(AWAY)
    expect((await request.get('/offres')).status()).toBe(200)
  }
})
