import { expect, signIn, test, waitUntilAlive } from '../browser.ts'

test('what is pressed while the network is away opens once it is back, and the page stays', async ({
  page,
}) => {
  await page.goto('/offres/7')
  await waitUntilAlive(page)
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached()
  await page.context().setOffline(true)
  await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible()
  await page.getByRole('link', { name: 'Signaler cette offre' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('news come to a page whose network was away as it became alive', async ({ page }) => {
  const part = /\/assets\/(live-news|file-store)-.*\.js$/
  await signIn(page, 'candidat@asafidy.test')
  await page.route(part, (route) => route.abort('internetdisconnected'))
  const cut = page.waitForEvent('requestfailed', (request) => part.test(request.url()))
  await page.goto('/candidat')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await cut
  // Listened for while the part cannot come yet: it may come before the browser is told that it is online.
  const stream = page.waitForRequest('**/api/notification/live', { timeout: 20_000 })
  await page.unroute(part)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await stream
})
