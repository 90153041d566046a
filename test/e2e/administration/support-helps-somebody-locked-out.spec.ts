import type { Page } from '@playwright/test'
import { enterPassword, enterWithNewCodes, rail } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'
import { PASSWORD } from '../sign-in.ts'

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

test('support finds a person, suspends the account with a reason, restores it and mails a link for a password', async ({
  page,
  browser,
  sites,
}) => {
  const { adminUrl, url } = await sites.of(test.info().file)
  const theirs = await browser.newContext({ baseURL: url })
  await page.goto(adminUrl)
  await enterPassword(page, 'support@asafidy.test')
  await enterWithNewCodes(page)
  await rail(page).getByRole('link', { name: 'Personnes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Personnes' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nom, adresse, téléphone ou société').fill('candidat@asafidy')
  await expect(page).toHaveURL(/q=candidat/)
  const row = page.getByRole('row').filter({ hasText: 'candidat@asafidy.test' })
  await row.getByRole('link').click()
  const facts = page.getByRole('region', { name: 'Compte' })
  await expect(facts).toContainText('candidat@asafidy.test')
  await expect(page.getByRole('region', { name: 'Candidatures' })).toContainText('en cours')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  const acts = page.getByRole('region', { name: 'Agir' })
  await acts.getByRole('button', { name: /^Suspendre le compte/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Suspendre' }).click()
  await expect(dialog.getByLabel('Raison')).toHaveAccessibleDescription(/Dites pourquoi/)
  await dialog.getByLabel('Raison').fill('De faux diplômes ont été signalés.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Suspendre' }).click()
  await expect(page.getByText('Le compte est suspendu, la personne en est avertie.')).toBeVisible()
  await expect(page.getByText('De faux diplômes ont été signalés.')).toBeVisible()
  await expect(acts.getByRole('button', { name: /mot de passe/ })).toHaveCount(0)
  const refused = await theirs.request.post('/login', {
    data: { email: 'candidat@asafidy.test', password: PASSWORD },
  })
  expect(refused.ok()).toBe(false)

  await acts.getByRole('button', { name: /^Rétablir/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rétablir' }).click()
  await expect(page.getByText('Le compte est rétabli.')).toBeVisible()
  await acts.getByRole('button', { name: /^Envoyer un nouveau mot de passe/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByText('Le lien part à candidat@asafidy.test.')).toBeVisible()
  await expect(page.getByRole('region', { name: /^E-mails/ })).toContainText('Votre compte est suspendu')

  await page.getByRole('link', { name: 'Ce qui a été fait sur ce compte' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'a suspendu ce compte' })).toContainText(
    'faux diplômes',
  )
  await theirs.close()
})

test('who moderates finds no people', async ({ page, sites }) => {
  const { adminUrl } = await sites.of(test.info().file)
  await page.goto(`${adminUrl}/personnes`)
  await enterPassword(page, 'moderation@asafidy.test')
  await enterWithNewCodes(page)
  await expect(page.getByText('Votre rôle ne comprend pas cet écran.')).toBeVisible()
})
