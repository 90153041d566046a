import type { Page } from '@playwright/test'
import { rail, signInAsAdministrator } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

test('a question is written, published, worded otherwise under the same link, moved up and taken off the page', async ({
  page,
  browser,
  sites,
}) => {
  const { url, adminUrl } = await sites.of(test.info().file)
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAsAdministrator(page, adminUrl)
  await rail(page).getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { name: 'FAQ' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Écrire une question' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Commencer' }).click()
  await expect(dialog.getByLabel('Question')).toHaveAccessibleDescription(/Écrivez la question/)
  await dialog.getByLabel('Question').fill('Puis-je postuler depuis La Réunion\u00A0?')
  await dialog.getByRole('button', { name: 'Commencer' }).click()

  // Without an answer it is not published.
  await expect(page.getByRole('heading', { name: /depuis La Réunion/ })).toBeVisible()
  await page.getByLabel('Publiée').check()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Écrivez une réponse avant de la publier.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Réponse' }).fill('Oui, toutes les offres sont ouvertes.')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Enregistré' })).toBeVisible()
  await expectAccessible(page)

  const guest = await browser.newPage({ baseURL: url })
  await guest.goto('/faq?q=réunion')
  await expect(guest.getByText('Oui, toutes les offres sont ouvertes.')).toBeVisible()

  // Worded otherwise, it keeps its address, and its history says both.
  await page.getByLabel('Question', { exact: true }).fill('Et depuis un autre pays\u00A0?')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('heading', { name: 'Et depuis un autre pays' })).toBeVisible()
  const history = page.getByRole('region', { name: 'Histoire' })
  await expect(history.getByRole('listitem')).toHaveCount(3)
  await expect(async () => {
    await guest.goto('/faq?q=pays')
    await expect(guest.getByRole('heading', { name: 'Et depuis un autre pays' })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  await guest.goto('/faq#puis-je-postuler-depuis-la-reunion')
  await expect(guest.getByText('Oui, toutes les offres sont ouvertes.')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await page.goto(`${adminUrl}/faq`)
  expect(await isWide(page)).toBe(false)
  await page.setViewportSize({ width: 1280, height: 800 })

  // It is found by its words, of whatever group, and cannot change places among some of the questions.
  await page.getByLabel('Chercher une question').fill('AUTRE pays')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('button')).toHaveCount(0)
  await expect(page).toHaveURL(/[?]q=/)
  await page.getByLabel('Chercher une question').fill('')
  await expect(page.getByRole('region', { name: 'Recruteurs' })).toBeVisible()

  // It stands last in its group, and goes up by one.
  const group = page.getByRole('region', { name: 'Candidats' })
  const titles = () => group.getByRole('link').allInnerTexts()
  await expect(group.getByRole('link', { name: 'Et depuis un autre pays' })).toBeVisible()
  const before = await titles()
  await group.getByRole('button', { name: 'Monter\u00A0: Et depuis un autre pays' }).click()
  await expect.poll(titles).toEqual([...before.slice(0, -2), before.at(-1), before.at(-2)])

  await page.getByRole('link', { name: 'Et depuis un autre pays' }).click()
  await page.getByLabel('Publiée').uncheck()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Masquée', { exact: true })).toBeVisible()
  await guest.close()
})
