import { expect, expectAccessible, test, waitUntilAlive } from '../browser.ts'

for (const width of [360, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('whoever creates an alert is shown the feed of the same search, which reading programs find by themselves', async ({
      page,
      request,
    }) => {
      await page.goto('/offres?keywords=comptable&city=1')
      const feed = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href')
      expect(feed).toMatch(/\/offres\/rss\?keywords=comptable&city=1$/)
      await waitUntilAlive(page)
      await page
        .getByRole('button', { name: /^(Créer une alerte|Alerte)$/ })
        .first()
        .click()
      const link = page.getByRole('dialog').getByRole('link', { name: 'Suivre cette recherche par RSS' })
      await expect(link).toHaveAttribute('href', '/offres/rss?keywords=comptable&city=1')
      await expectAccessible(page)
      const answer = await request.get(feed ?? '')
      expect(answer.headers()['content-type']).toContain('application/rss+xml')
      expect(await answer.text()).toMatch(/<item>\s*<title><!\[CDATA\[[^<]*compta/i)
    })
  })
}

test('a partner reads all open offers, and a search engine where every page is', async ({
  request,
  baseURL,
}) => {
  const feed = await (await request.get('/flux/indeed.xml')).text()
  expect(feed.match(/<job>/g)?.length).toBeGreaterThan(1_000)
  expect(feed).toMatch(/<\/source>\s*$/)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  await expect(async () => {
    const index = await (await request.get('/sitemap.xml')).text()
    const files = [...index.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) expect((await request.get(file)).status()).toBe(200)
  }).toPass()
})

test('each public page says which address is its own', async ({ request, baseURL }) => {
  for (const path of ['/', '/tarifs', '/contact', '/qui-sommes-nous', '/offres', '/societe', '/emploi']) {
    const html = await (await request.get(`${path}?utm_source=x`)).text()
    const links = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual([baseURL + path])
  }
  expect(await (await request.get('/')).text()).toContain('"@type":"SearchAction"')
})
