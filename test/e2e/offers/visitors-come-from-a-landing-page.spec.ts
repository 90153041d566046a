import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../browser.ts'

const linkedData = async (page: Page) => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text) as { '@type': string; itemListElement?: object[] })
}

for (const width of [360, 1280]) {
  test.describe(`${width} pixels wide, without scripts`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: false })

    test('a visitor comes from the page of a town to its offers, to an occupation there and to the towns around', async ({
      page,
    }) => {
      await page.goto('/emploi/toamasina')
      await expect(page.getByRole('heading', { level: 1, name: 'Emploi à Toamasina' })).toBeVisible()
      await expect(page).toHaveTitle(/^Emploi à Toamasina.: \d+.offres \| Asafidy$/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/emploi\/toamasina$/)
      const [crumbs] = await linkedData(page)
      expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}] })
      await expect(page.getByText(/le secteur qui recrute le plus est/)).toBeVisible()
      expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width)

      const occupations = page.getByRole('heading', { name: 'Métiers recherchés' }).locator('..')
      await occupations.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/emploi\/[a-z-]+\/toamasina$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('emploi à Toamasina')
      await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').last().click()
      await expect(page).toHaveURL(/\/emploi\/[a-z-]+$/)
      await page.goBack()
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/offres\/\d+-/)
      await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toContainText('Emplois')
    })
  })

  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the pages of a town, a sector, an occupation and all of them are accessible', async ({ page }) => {
      for (const path of ['/emploi', '/emploi/toamasina', '/emploi/informatique-et-telecoms']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      }
      await page.goto('/emploi')
      await page.getByRole('heading', { name: 'Par métier' }).locator('..').getByRole('link').first().click()
      await expect(page.getByRole('heading', { name: 'Dernières offres' })).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('the home page and the list of offers lead to the pages of towns, sectors and occupations', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('list', { name: 'Par ville' })
    .getByRole('link', { name: /^Toamasina/ })
    .click()
  await expect(page).toHaveURL('/emploi/toamasina')
  await page.goto('/')
  await page.getByRole('list', { name: 'Par métier' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/emploi\/[a-z-]+$/)
  await page.goto('/offres?city=2')
  await page.getByRole('link', { name: /^Toamasina.: salaires/ }).click()
  await expect(page).toHaveURL('/emploi/toamasina')
})

test('an address with too few offers leads for good to the nearest page, an unknown one nowhere', async ({
  request,
}) => {
  const moved = await request.get('/emploi/mines/beroroha', { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers().location).toMatch(/^\/(emploi\/mines|offres\?)/)
  const reversed = await request.get('/emploi/toamasina/comptabilite', { maxRedirects: 0 })
  expect([reversed.status(), reversed.headers().location]).toEqual([301, '/emploi/comptabilite/toamasina'])
  expect((await request.get('/emploi/paris')).status()).toBe(404)
  const list = await (await request.get('/offres?city=2')).text()
  expect(list).toMatch(/<link rel="canonical" href="[^"]+\/emploi\/toamasina"/)
})
