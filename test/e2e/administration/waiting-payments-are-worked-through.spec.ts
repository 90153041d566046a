import { rail, signInAsAdministrator } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'
import { isTooWide } from '../paying.ts'

test('an administrator goes from one waiting payment to the next by keyboard, and accepts one', async ({
  page,
  sites,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { adminUrl } = await sites.of(test.info().file)
  await signInAsAdministrator(page, adminUrl)
  await rail(page).getByRole('link', { name: 'Paiements' }).click()
  await page.getByRole('row').filter({ hasText: 'À vérifier' }).first().getByRole('link').click()
  const items = page.getByRole('list', { name: 'Paiements à vérifier' }).getByRole('link')
  const waiting = await items.count()
  expect(waiting).toBeGreaterThan(2)
  await expect(page.getByText(`1 sur ${waiting}`)).toBeVisible()
  await expect(page.getByText('Référence jamais vue')).toBeVisible()
  await expectAccessible(page)

  const [first = '', second = ''] = await items
    .locator('b')
    .allTextContents()
    .then((all) => [all[0], all[2]])
  await page.keyboard.press('j')
  await expect(page.getByText(`2 sur ${waiting}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Raccourcis du clavier' })).toBeVisible()
  await page.getByRole('button', { name: 'Fermer' }).first().click()

  await page.keyboard.press('v')
  await expect(page.getByRole('link', { name: /^F-\d{4}-\d{4}$/ })).toBeVisible()
  await expect(items).toHaveCount(waiting - 1)
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isTooWide(page)).toBe(false)
  await page.getByRole('toolbar').getByRole('link', { name: 'Paiements' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paiements' })).toBeVisible()
})
