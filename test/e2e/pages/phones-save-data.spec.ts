import type { Browser, BrowserContext, Page } from '@playwright/test'
import { FIRST_VISIT_KILOBYTES } from '#src/shell/shared/first-visit-weights.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../browser.ts'

/** What pages download that a reader who saves data goes without. */
function countHeavy(page: Page): string[] {
  const heavy: string[] = []
  page.on('request', (request) => {
    if (
      ['image', 'font'].includes(request.resourceType()) &&
      !/favicon|\/assets\/chevron/.test(request.url())
    )
      heavy.push(request.url())
  })
  return heavy
}

/**
 * Opens the page with the same cookies where nothing was downloaded before: a browser reports what its memory holds
 * from the page before as if it were asked for anew.
 */
async function expectNothingHeavy(browser: Browser, context: BrowserContext) {
  const empty = await browser.newContext({ storageState: await context.storageState() })
  const page = await empty.newPage()
  const heavy = countHeavy(page)
  await page.goto('/societe')
  await waitUntilAlive(page)
  expect(heavy).toEqual([])
  await empty.close()
}

const fontOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily)

test.describe('on a phone that saves data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } })

  test('pages come without pictures and without a font, from their first byte', async ({ page, request }) => {
    const heavy = countHeavy(page)
    const answer = await request.get('/offres')
    expect(answer.headers().vary).toContain('Save-Data')
    const html = await answer.text()
    expect(html).toMatch(/<html[^>]* data-low-data/)
    expect(html).not.toContain('as="font"')
    expect(html).not.toMatch(/<img /)
    for (const path of ['/', '/offres', '/societe', '/offres/7']) {
      await page.goto(path)
      await waitUntilAlive(page)
      expect(await fontOf(page)).not.toContain('Figtree,')
    }
    expect(heavy).toEqual([])
    await expectAccessible(page)
  })

  test('who wants the whole site has it all the same', async ({ page }) => {
    await page.goto('/societe')
    await waitUntilAlive(page)
    await expect(page.locator('main img')).toHaveCount(0)
    await page.getByRole('button', { name: 'Voir le site complet' }).click()
    await expect(page.locator('main img').first()).toBeVisible()
    await page.reload()
    await expect(page.locator('main img').first()).toBeVisible()
    expect(await fontOf(page)).toContain('Figtree')
  })
})

test('anybody can save data, at the foot of each page or in « Affichage », and it is remembered', async ({
  page,
  browser,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/societe')
    await waitUntilAlive(page)
    await expect(page.locator('main img').first()).toBeVisible()
    await page.getByRole('button', { name: 'Économiser les données' }).click()
    await expect(page.locator('main img')).toHaveCount(0)
    await expectNothingHeavy(browser, page.context())
    await page.goto('/societe')
    await waitUntilAlive(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Affichage' }).click()
    const drawer = page.getByRole('dialog', { name: 'Affichage' })
    await expect(drawer.getByRole('radio', { name: /^Toujours économiser/ })).toBeChecked()
    await expectAccessible(page)
    await drawer.getByRole('radio', { name: /^Jamais/ }).check()
    await drawer.getByRole('button', { name: 'Fermer' }).click()
    await expect(page.locator('main img').first()).toBeVisible()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('data can be saved too', async ({ page }) => {
    await page.goto('/societe')
    await page.getByRole('button', { name: 'Économiser les données' }).click()
    await page.getByLabel(/^Toujours économiser/).check()
    await page.getByRole('button', { name: 'Appliquer' }).click()
    // What it spares is said with its weight, and shown.
    const preview = page.getByRole('region', { name: 'La page Emplois, ainsi réglée' })
    await expect(preview.locator('[data-shown]')).toHaveText(`Économie${FIRST_VISIT_KILOBYTES.low}\u00A0Ko`)
    await page.goto('/societe')
    await expect(page.locator('main img')).toHaveCount(0)
  })
})
