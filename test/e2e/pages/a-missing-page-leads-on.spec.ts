import { expect, expectAccessible, signIn, test } from '../browser.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page that is not there has the header, a search and one way home', async ({ page }) => {
    for (const path of ['/une-page-inconnue', '/offres/999999']) {
      expect((await page.goto(path))?.status()).toBe(404)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Emplois' }).first()).toBeAttached()
      await expect(main.getByRole('link')).toHaveText(['Revenir à l’accueil'])
    }
    await page.getByRole('searchbox').fill('comptable')
    await page.getByRole('button', { name: 'Voir les offres' }).click()
    await expect(page).toHaveURL('/offres?keywords=comptable')
  })
})

test('it is read out and used as any other page', async ({ page }) => {
  await page.goto('/une-page-inconnue')
  await expectAccessible(page)
})

test('whoever is signed in keeps their navigation where something is no longer there', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test', '/candidat/candidatures/999999/suivi')
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible()
  await expect(page.getByRole('navigation').filter({ hasText: 'Mes candidatures' }).first()).toBeVisible()
})
