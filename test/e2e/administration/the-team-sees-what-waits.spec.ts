import type { Page } from '@playwright/test'
import { enterPassword, enterWithNewCodes, rail } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

const waitingItems = (page: Page) =>
  page.getByRole('list', { name: 'Ce qui attend', exact: true }).getByRole('listitem')

test('a moderator comes in, takes the oldest that nobody has, and goes to its desk', async ({
  page,
  sites,
}) => {
  const { adminUrl } = await sites.of(test.info().file)
  await page.goto(adminUrl)
  await enterPassword(page, 'moderation@asafidy.test')
  await enterWithNewCodes(page)
  await expect(page).toHaveURL(`${adminUrl}/`)
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour / })).toBeVisible()
  await expect(rail(page).getByRole('link', { name: 'Accueil' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)

  const first = page.getByRole('region').filter({ hasText: 'À prendre d’abord' })
  const title = (await first.getByRole('heading').textContent()) ?? ''
  // The next one may be looked at first; whoever comes back to the page has the oldest again.
  const subject = await first.getByRole('link').getAttribute('href')
  await first.getByRole('button', { name: 'Passer à la suivante' }).click()
  await expect(first.getByRole('link')).not.toHaveAttribute('href', subject ?? '')
  await page.reload()
  await expect(first.getByRole('link')).toHaveAttribute('href', subject ?? '')
  const oldest = waitingItems(page).filter({ hasText: title }).first()
  await oldest.getByRole('button', { name: /^Je la prends/ }).click()
  await expect(oldest).toContainText('À vous')
  await expect(first.getByRole('heading')).not.toHaveText(title)
  await page.getByRole('link', { name: /^À moi/ }).click()
  await expect(page).toHaveURL(`${adminUrl}/?file=mine`)
  await expect(waitingItems(page)).toHaveCount(1)
  await expectAccessible(page)

  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await waitingItems(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/moderation\?item=/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a colleague sees who is on it, and each role its own figures alone', async ({ page, sites }) => {
  const { adminUrl } = await sites.of(test.info().file)
  await page.goto(adminUrl)
  await enterPassword(page, 'facturation@asafidy.test')
  await enterWithNewCodes(page)
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour / })).toBeVisible()
  const figures = page.getByRole('region', { name: /^Aujourd’hui, à/ })
  await expect(figures.getByRole('rowheader')).toHaveText(['Paiements encaissés'])
  await expect(page.getByRole('link', { name: /^Modération \d/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
})
