import type { Page } from '@playwright/test'
import { expect, expectAccessible, leaveOnceBack, signIn, test, waitUntilAlive } from '../browser.ts'

test.use({ serviceWorkers: 'allow' })

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1280, height: 800 }

async function waitForWorker(page: Page) {
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 30_000 })
    .toBe(true)
}

/** What the browser keeps for reading offline, by the titles of the saved offers. */
function keptTitles(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const opening = indexedDB.open('asafidy')
        opening.onerror = () => done([])
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('files')) return done([])
          const asking = database.transaction('files').objectStore('files').getAll()
          asking.onsuccess = () => {
            database.close()
            done(
              asking.result.flatMap(({ offers = [] }) => offers.map(({ title }: { title: string }) => title)),
            )
          }
        }
      }),
  )
}

test('the site can be installed: it names itself, its icons are there, and its worker is at work', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ short_name: 'Asafidy', display: 'standalone', start_url: '/' })
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200)
  await waitForWorker(page)
  const worker = await request.get('/sw.js')
  expect(worker.headers()['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
})

test('a saved offer and one’s applications are read without a network, and leave with who signs out', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/offres/7')
  await waitForWorker(page)
  await waitUntilAlive(page)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const save = page.getByRole('button', { name: /^Sauvegarder/ }).first()
  if (await save.isVisible()) await save.click()
  await expect.poll(() => keptTitles(page), { timeout: 30_000 }).toContain(title)
  await page.context().setOffline(true)

  await page.goto('/offres/7')
  await expect(page).toHaveURL(/\/hors-ligne#\/offres\/7$/)
  await expect(page.getByRole('heading', { name: 'Pas de réseau, mais vos offres sont là' })).toBeVisible()
  await expect(page.getByText(/^Vu le .* à \d+\sh\s\d\d$/).first()).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: /^Hors connexion depuis \d+\sh\s\d\d\. Ce qui suit/ }),
  ).toBeVisible()
  // The offer that was asked for is open already.
  await expect(page.locator('details[open]')).toContainText(title)
  await expect(page.getByRole('heading', { name: 'Missions' })).toBeVisible()
  await expect(page.getByText('Mes candidatures')).toBeVisible()
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page).toHaveURL(/\/offres\/7/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  // Whoever comes next to this phone reads nothing of it.
  await page.context().clearCookies()
  await page.goto('/')
  await expect.poll(() => keptTitles(page)).toEqual([])
  await page.context().setOffline(true)
  await page.goto('/candidat/offres-sauvegardees')
  await expect(page.getByText('Rien n’est gardé sur cet appareil.')).toBeVisible()
  await expectAccessible(page)
})

test('what is kept on a device is emptied there without leaving the account', async ({ page }) => {
  await page.setViewportSize(PHONE)
  leaveOnceBack(page)
  await signIn(page, 'candidat@asafidy.test')
  await page.goto('/candidat/offres-sauvegardees')
  await waitForWorker(page)
  await expect.poll(async () => (await keptTitles(page)).length, { timeout: 30_000 }).toBeGreaterThan(0)
  await page.context().setOffline(true)
  await page.goto('/hors-ligne')
  await expect(page.getByText(/^\d+\sKo sur cet appareil$/)).toBeVisible()
  await page.getByRole('button', { name: 'Vider' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vider cet appareil' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Vider' }).click()
  await expect(page.getByText('Rien n’est gardé sur cet appareil.')).toBeVisible()
  expect(await keptTitles(page)).toEqual([])
  await page.context().setOffline(false)
  await page.goto('/candidat/offres-sauvegardees')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a page is never old while there is a network, and a worker whose script is gone goes away', async ({
  page,
}) => {
  await page.goto('/faq')
  await waitForWorker(page)
  const answer = await page.reload()
  // The kept page is the offline one alone; every other page comes from the server.
  expect(await answer?.headerValue('x-request-id')).toBeTruthy()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/hors-ligne'])
  await page.context().route('**/sw.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.reload()
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 30_000,
    })
    .toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
