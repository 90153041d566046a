import type { Page } from '@playwright/test'
import { enterPassword, enterWithNewCodes, rail, signInAsAdministrator } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

test('the minimum wage is raised from tomorrow on, after a look at what that touches, and taken back', async ({
  page,
  sites,
}) => {
  const { adminUrl } = await sites.of(test.info().file)
  await signInAsAdministrator(page, adminUrl)
  await rail(page).getByRole('link', { name: 'Réglages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible()
  const wage = page.getByRole('region', { name: 'Salaire minimum' })
  await expect(wage).toContainText(/262.680.Ar par mois/)
  await expectAccessible(page)

  await wage.getByRole('button', { name: /^Modifier/ }).click()
  const form = page.getByRole('form', { name: /Salaire minimum/ })
  await form.getByLabel('Salaire minimum').fill('900000')
  await expect(form.getByRole('status')).toContainText(/offres? en ligne paie/)
  await form.getByLabel('Prend effet').selectOption('Un autre jour')
  await form.getByRole('button', { name: /^Programmer/ }).click()
  await expect(form.getByLabel('À partir du')).toHaveAccessibleDescription(/à partir de demain/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
  await form.getByLabel('Prend effet').selectOption('Demain')
  await form.getByLabel('Pourquoi').fill('Décret du mois')
  await form.getByRole('button', { name: /^Programmer pour le / }).click()
  await expect(form).toHaveCount(0)
  await expect(wage).toContainText(/900.000.Ar par mois le \d/)
  await expect(wage).toContainText('Décret du mois')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Annuler le changement du .*Salaire minimum$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler le changement' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(wage).not.toContainText(/900.000.Ar par mois le \d/)
  await expect(
    page.getByRole('list', { name: /^Histoire.*Salaire minimum/ }).getByRole('listitem'),
  ).toHaveCount(2)
})

test('words that the team watches are kept one a line, at once', async ({ page, sites }) => {
  const { adminUrl } = await sites.of(test.info().file)
  await page.goto(adminUrl)
  await enterPassword(page, 'noro@asafidy.test')
  await enterWithNewCodes(page)
  await rail(page).getByRole('link', { name: 'Réglages' }).click()
  const words = page.getByRole('region', { name: 'Mots surveillés' })
  await words.getByRole('button', { name: /^Modifier/ }).click()
  const form = page.getByRole('form', { name: /Mots surveillés/ })
  await form.getByLabel('Mots surveillés').fill('ab')
  await form.getByLabel('Prend effet').selectOption('Tout de suite')
  await form.getByRole('button', { name: 'Changer tout de suite' }).click()
  await expect(form.getByLabel('Mots surveillés')).toHaveAccessibleDescription(/de 3 à 60 caractères/)
  await form.getByLabel('Mots surveillés').fill('marketing relationnel\nvente pyramidale')
  await form.getByRole('button', { name: 'Changer tout de suite' }).click()
  await expect(words).toContainText('marketing relationnel · vente pyramidale')
  await expect(words).toContainText('+ marketing relationnel, + vente pyramidale')
  await expectAccessible(page)
})
