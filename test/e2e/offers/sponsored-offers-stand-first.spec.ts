import { expect, expectAccessible, signIn, test, waitUntilAlive } from '../browser.ts'
import { LIST } from '../own-offers.ts'

const PHONE = { width: 360, height: 740 }

test('sponsored offers stand first where they fit, say so, and their recruiter reads what came of it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'recruteur@asafidy.test')
  await page.goto(LIST)
  await page.getByRole('button', { name: /^Filtres/ }).click()
  const filters = page.getByRole('dialog', { name: 'Filtres' })
  await filters.getByLabel('Sponsorisation').selectOption({ label: 'Gratuite, en cours' })
  await filters.getByRole('button', { name: 'Voir les offres' }).click()
  await expect(page).toHaveURL(/isFreeSponsoring=1/)
  const row = page.locator('tbody tr')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Sponsorisée')
  await expectAccessible(page)
  await row.getByRole('rowheader').getByRole('link').click()
  await page.getByRole('navigation', { name: 'Offre' }).getByRole('link', { name: 'Sponsorisation' }).click()
  await expect(page).toHaveURL(/\/sponsorisation$/)
  await expect(page.getByRole('heading', { name: /^Sponsorisée jusqu’au \d/ })).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const past = page.getByRole('listitem').filter({ hasText: /^7\sjours/ })
  await expect(past).toContainText('Expirée')
  await expect(past).toContainText(/20\s000\sAr/)
  await expect(page.getByRole('listitem').filter({ hasText: /^15\sjours/ })).toContainText('Gratuite')
  // What the last time brought a day stands beside the days without.
  await expect(
    page.getByText(/^Même offre, par jour\s: \d+\sjours entiers avec contre \d+ sans\.$/),
  ).toBeVisible()
  await expectAccessible(page)
  const figure = async (name: string) =>
    Number(
      (
        await page
          .locator('dl > div', { has: page.getByText(name, { exact: true }) })
          .locator('b')
          .textContent()
      )?.replaceAll(/\D/g, ''),
    )
  const [views, clicks] = [await figure('Vues'), await figure('Clics')]

  // Each visitor counts once a day, and this browser never came before.
  const own = { viewport: PHONE, userAgent: `Mozilla/5.0 ${Date.now()}` }
  const guest = await browser.newPage({ ...(baseURL && { baseURL }), ...own })
  await guest.goto('/offres')
  const cards = guest.getByRole('article')
  for (const index of [0, 1, 2]) await expect(cards.nth(index)).toContainText('Sponsorisée')
  await expect(guest.getByRole('heading', { level: 2, name: /offres$/ })).toBeVisible()
  await expectAccessible(guest)
  // A search for its own words has it first.
  await guest.goto(`/offres?keywords=${encodeURIComponent(title.replace(/ H\/F$/, ''))}&sort=date`)
  await waitUntilAlive(guest)
  await expect(cards.first()).toContainText('Sponsorisée')
  await cards.filter({ hasText: title }).filter({ hasText: 'Sponsorisée' }).first().getByRole('link').click()
  await expect(guest).toHaveURL(/\/offres\/\d/)
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await guest.close()

  await expect(async () => {
    await page.reload()
    expect(await figure('Vues')).toBeGreaterThan(views)
    expect(await figure('Clics')).toBe(clicks + 1)
  }).toPass()
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('heading', { name: 'Ce que voient les candidats' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page)

  await page.goto(LIST)
  await page
    .locator('tbody tr', { hasNotText: 'Sponsorisée' })
    .first()
    .getByRole('rowheader')
    .getByRole('link')
    .click()
  await page.getByRole('navigation', { name: 'Offre' }).getByRole('link', { name: 'Sponsorisation' }).click()
  await expect(page.getByRole('heading', { name: 'Aucune sponsorisation' })).toBeVisible()
  await expectAccessible(page)
})
