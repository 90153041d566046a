import { expect, expectAccessible, test, waitUntilAlive } from '../browser.ts'

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('articles are listed by subject, and one is read to its sources and to the next', async ({
      page,
    }) => {
      await page.goto('/actualites')
      await waitUntilAlive(page)
      await expectAccessible(page)
      await page.getByRole('link', { name: /^Droit du travail/ }).click()
      await page.waitForURL('/actualites?sujet=droit')
      await expect(page.getByRole('article')).toHaveCount(3)
      await page.getByRole('link', { name: /^Congés payés/ }).click()
      await page.waitForURL('/actualites/conges-payes')
      await expect(page.getByRole('heading', { level: 1, name: /^Congés payés/ })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
      await expectAccessible(page)
    })
  })

test('search engines read what an article is, and an unknown one is not found', async ({ page, request }) => {
  await page.goto('/actualites/conges-payes')
  const [article = '{}'] = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(JSON.parse(article)).toMatchObject({ '@type': 'Article', datePublished: '2026-11-26T21:00:00.000Z' })
  const feed = await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute('href')
  expect((await request.get(feed ?? '')).status()).toBe(200)
  expect((await request.get('/actualites/inconnu')).status()).toBe(404)
})
