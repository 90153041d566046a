import { expect, expectAccessible, test } from '../browser.ts'
import { signIn } from '../sign-in.ts'

test('an owner reads what was paid, and downloads the payments of the filters', async ({ page }) => {
  await signIn(page, 'recruteur@asafidy.test')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dashboard/recruteur/compagnie/paiements')
    await expect(page.getByText(/Ar payés/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Télécharger en CSV' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
    await expectAccessible(page)
  }
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger en CSV' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^paiements-\d{4}-\d\d-\d\d\.csv$/)
})
