import { expect, expectAccessible, signIn, test } from '../browser.ts'

test('an offer abroad is asked for its country and town instead of a Malagasy town, and its page says them', async ({
  page,
}) => {
  await signIn(page, 'recruteur@asafidy.test')
  await page.goto('/dashboard/recruteur/mes-offres/ajouter')
  await page.getByLabel('Titre du poste').fill('Maître d’hôtel')
  await expect(page.getByLabel('Ville', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Ce poste est à l’étranger' }).check()
  await expect(page.getByLabel('Ville', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Continuer vers Conditions' }).click()
  await page.getByRole('button', { name: 'Aperçu' }).click()
  // The button stands under what is drawn of the offer, and moves as this arrives.
  await expect(page.getByRole('heading', { name: 'Maître d’hôtel H/F' })).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer en validation' }).click()
  const summary = page.getByRole('region', { name: /à corriger$/ })
  await expect(summary.getByRole('link', { name: /Veuillez entrer la ville à l’étranger/ })).toBeVisible()
  await expect(summary.getByRole('link', { name: /Veuillez choisir la ville/ })).toHaveCount(0)
  await summary.getByRole('link', { name: /Veuillez choisir le pays/ }).click()
  await page.getByLabel('Pays').selectOption('Maurice')
  await page.getByLabel('Ville à l’étranger').fill('Port-Louis')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Aperçu' }).click()
  const place = page.getByRole('definition').filter({ hasText: 'Port-Louis, Maurice' })
  await expect(place).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Ville à l’étranger')).toHaveValue('Port-Louis')
})

test('offers abroad are found by « à l’étranger », apart from the towns', async ({ page }) => {
  await page.goto('/offres')
  const filters = page.getByRole('form', { name: 'Filtres' })
  await filters.getByRole('checkbox', { name: /^À l’étranger/ }).check()
  await page.waitForURL(/city=60000/)
  await expect(page).toHaveTitle(/à l’étranger/)
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const cards = page.getByRole('article')
  await expect(cards.first()).toContainText(/Maurice|Comores|La Réunion/)
  for (const text of await cards.allTextContents()) expect(text).toMatch(/Maurice|Comores|La Réunion/)
  await expect(filters.getByRole('group', { name: 'Ville', exact: true })).not.toContainText('étranger')
  await expectAccessible(page)
})
