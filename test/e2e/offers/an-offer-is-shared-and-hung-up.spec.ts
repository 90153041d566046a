import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../browser.ts'

const OFFER = '/offres/7'

/** The networks that a place leads to, with the offer's own address, and no script of theirs. */
async function expectNetworks(place: Page | Locator, offer: RegExp) {
  for (const [name, host] of [
    ['Facebook', 'www.facebook.com'],
    ['LinkedIn', 'www.linkedin.com'],
  ] as const) {
    const href = (await place.getByRole('link', { name: new RegExp(name) }).getAttribute('href')) ?? ''
    const address = new URL(href)
    expect(address.host).toBe(host)
    const shared = new URL([...address.searchParams.values()][0] ?? '')
    expect(shared.pathname).toMatch(offer)
    expect(shared.searchParams.get('utm_source')).toBe(name.toLowerCase())
  }
}

async function expectPoster(page: Page, link: Locator) {
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
}

async function expectDrawn(picture: Locator) {
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

async function shareAsVisitor(page: Page) {
  await page.goto(OFFER)
  await expectNetworks(page.locator('main'), /^\/offres\/7-/)
  const code = page.getByRole('img', { name: 'Code QR qui mène à cette offre' })
  await expect(code).toBeHidden()
  await page.getByRole('button', { name: 'Code QR' }).click()
  await expectDrawn(code)
  await expectPoster(page, page.getByRole('link', { name: /^Imprimer l’affiche/ }))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a visitor shares an offer, shows its code and prints its poster', ({ page }) => shareAsVisitor(page))
})

for (const width of [360, 1280])
  test(`a visitor shares an offer, shows its code and prints its poster (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await shareAsVisitor(page)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('img', { name: 'Code QR qui mène à cette offre' })).toBeHidden()
  })

test('a recruiter finds the networks, the code and the poster beside a published offer', async ({ page }) => {
  await signIn(page, 'recruteur@asafidy.test')
  const offers = await (await page.request.get('/api/companies/havoana-technologies/offers')).json()
  await page.goto(`/dashboard/recruteur/mes-offres/${offers.data[0].id}/apercu`)
  const kit = page.getByRole('region', { name: 'Faire connaître l’offre' })
  await expectNetworks(kit, new RegExp(`^/offres/${offers.data[0].id}-`))
  await expectDrawn(kit.getByRole('img', { name: 'Code QR qui mène à l’offre' }))
  await expectPoster(page, kit.getByRole('link', { name: /^Imprimer l’affiche/ }))
  await expectAccessible(page)
})
