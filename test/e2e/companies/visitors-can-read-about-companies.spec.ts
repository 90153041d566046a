import { expect, expectAccessible, test, waitUntilAlive } from '../browser.ts'

const PAGES = ['/societe', '/societe-active', '/top-recruteur', '/profils/nosy-hafa-hotels']

test('an offer leads to its company, which leads to the offers that it has open', async ({ page }) => {
  await page.goto('/offres?keywords=Nosy+Hafa')
  await page.getByRole('article').first().getByRole('link').click()
  const link = page.getByRole('link', { name: /^Voir la société/ })
  const offer = page.url()
  await link.click()
  await page.waitForURL(/\/profils\//)
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page).toHaveTitle(new RegExp(`^${name}, `))
  await expect(page.getByText('Société vérifiée', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Avantages' })).toBeVisible()
  await page.getByText('Comment c’est calculé').click()
  await expect(page.getByText(/candidatures? sur/)).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('region', { name: /^Offres ouvertes/ })
    .getByRole('article')
    .first()
    .click()
  await page.waitForURL(/\/offres\/\d/)
  await page.goBack()
  await page.goBack()
  expect(page.url()).toBe(offer)
})

test('search engines read what a company is, and a browser that comes from another page does not', async ({
  page,
}) => {
  await page.goto('/profils/nosy-hafa-hotels')
  const written = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(written ?? '{}')).toMatchObject({
    '@type': 'Organization',
    name: 'Nosy Hafa Hôtels',
    address: { addressLocality: 'Nosy Be', addressCountry: 'MG' },
    sameAs: expect.arrayContaining(['https://www.nosy-hafa-hotels.example/']),
  })
  const { origin } = new URL(page.url())
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${origin}/profils/nosy-hafa-hotels`,
  )
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  const site = page.getByRole('link', { name: /^nosy-hafa-hotels\.example/ })
  await expect(site).toHaveAttribute('rel', /noopener.*nofollow/)
  await page.getByRole('link', { name: 'Toutes les sociétés' }).click()
  await page.waitForURL('/societe')
  await expectAccessible(page)
})

test('a company is found by the beginning of its name, its sector and its town, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/societe')
  await waitUntilAlive(page)
  await page.getByLabel('Nom de la société').focus()
  await page.keyboard.type('HOTELS')
  await page.keyboard.press('Enter')
  await page.waitForURL('/societe?name=HOTELS')
  await expect(page.getByRole('heading', { name: /^\d+ société/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nosy Hafa Hôtels' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '« HOTELS », retirer ce filtre' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('/societe')
  const sector = page.getByRole('group', { name: 'Secteur' }).getByRole('checkbox').first()
  await sector.focus()
  await page.keyboard.press('Space')
  await page.waitForURL(/activity_area=/)
  await expect(sector).toBeChecked()
  await expect(sector).toBeFocused()
  const told = await page.getByRole('group', { name: 'Secteur' }).locator('label').first().textContent()
  const count = /\d+/.exec(told ?? '')?.[0]
  await expect(page.getByRole('heading', { name: new RegExp(`^${count} sociétés?$`) })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(Math.min(Number(count), 15))
  await page.goBack()
  await expect(sector).not.toBeChecked()
})

test('those that hire now come with how many offers, most first, and the ranking says its rule', async ({
  page,
}) => {
  await page.goto('/societe-active')
  await expect(page.getByRole('article').getByText('Aucune offre')).toHaveCount(0)
  const counts = await page
    .getByRole('article')
    .getByText(/^\d+\soffres?$/)
    .allTextContents()
  const numbers = counts.map((text) => Number.parseInt(text, 10))
  expect(numbers.length).toBeGreaterThan(5)
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  await page.getByRole('link', { name: 'Top recruteurs' }).click()
  await page.waitForURL('/top-recruteur')
  await expect(page.getByRole('heading', { name: 'La règle, en entier' })).toBeVisible()
  await expect(page.getByText('Au moins 10 candidatures en 90 jours')).toBeVisible()
  await expectAccessible(page)
})

test('on the narrowest phone nothing is wider than the page, and the filters open above the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of PAGES) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    await expectAccessible(page)
  }
  await page.goto('/societe')
  await waitUntilAlive(page)
  const filters = page.getByRole('form', { name: 'Filtres' })
  await expect(filters).toBeHidden()
  await page.getByRole('link', { name: 'Filtrer' }).click()
  await filters.getByRole('checkbox', { name: /^Antananarivo/ }).check()
  await page.waitForURL(/city=1/)
  // The question about cookies covers no box: it waits while the filters are where it would stand.
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
  await expectAccessible(page)
  await filters.getByRole('link', { name: /^Voir les \d+ sociétés$/ }).click()
  await expect(filters).toBeHidden()
  await expect(page.getByRole('heading', { name: /^\d+ sociétés$/ })).toBeInViewport()
})

test('an address that no company and nobody has is no page', async ({ page }) => {
  for (const slug of [
    'personne',
    'nosy-hafa-hotels-',
    '..%2Fadmin',
    '%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ]) {
    expect((await page.goto(`/profils/${slug}`))?.status(), slug).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const hostile = '"><img src=x onerror=alert(1)>'
  await page.goto(`/societe?name=${encodeURIComponent(hostile)}&city=${encodeURIComponent(hostile)}`)
  await expect(page.getByText('Aucune société ne correspond à cette recherche.')).toBeVisible()
  await expect(page.getByText(/Nous ne connaissons pas de lieu nommé/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search, its filters, the pages and a company’s offers work', async ({ page }) => {
    await page.goto('/societe')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/societe?page=2')
    await page.getByLabel('Ville ou région').fill('Tana')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await expect(page.getByRole('link', { name: 'Antananarivo, retirer ce filtre' })).toBeVisible()
    await page.getByRole('group', { name: 'Secteur' }).getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Voir les sociétés' }).click()
    await expect(page).toHaveURL(/activity_area=\d+/)
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByText('Société vérifiée', { exact: true })).toBeVisible()
    await page.goto('/profils/nosy-hafa-hotels')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\?page=2/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
