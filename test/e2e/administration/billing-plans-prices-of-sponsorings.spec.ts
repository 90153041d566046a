import { enterPassword, enterWithNewCodes, rail } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'

test('billing prepares a change of what sponsorings cost, reads whom it touches, plans it and withdraws it', async ({
  page,
  sites,
}) => {
  const { adminUrl } = await sites.of(test.info().file)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${adminUrl}/formules`)
  await enterPassword(page, 'facturation@asafidy.test')
  await enterWithNewCodes(page)
  await expect(rail(page).getByRole('link', { name: 'Formules' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Formules' })
    .getByRole('link', { name: 'Sponsorisation' })
    .click()
  const grid = page.getByRole('table', { name: 'Prix des sponsorisations' })
  const month = grid.getByRole('row', { name: /^30 jours/ })
  await expect(month).toContainText('70 000 Ar')
  await expect(month).toContainText('2 crédits')
  await expectAccessible(page)

  const form = page.getByRole('form', { name: 'Préparer un changement' })
  const effects = form.getByRole('region', { name: 'Qui ce changement touche' })
  await expect(effects).toContainText('Rien ne change encore')
  await form.getByLabel('30 jours').fill('30000')
  await form.getByRole('button', { name: /^Programmer/ }).click()
  await expect(form.getByLabel('30 jours')).toHaveAccessibleDescription(/plus bas que celui de 15 jours/)
  await expect(form.getByLabel('30 jours')).toHaveValue(/30.000/)
  await expectAccessible(page)
  await form.getByLabel('30 jours').fill('75000')
  const next = new Date().getFullYear() + 1
  await form.getByLabel('Prend effet le').fill(`${next}-12-01`)
  await expect(effects).toContainText('par mois si les ventes ne changent pas')
  await expect(effects).toContainText('Le nouveau prix vaut pour ce qui se commande à partir de ce jour')
  await form.getByRole('button', { name: `Programmer pour le 1er décembre ${next}` }).click()
  await expect(month.getByRole('insertion')).toHaveText('75 000 Ar')
  await expect(month.getByRole('deletion')).toHaveText('70 000 Ar')
  const history = page.getByRole('region', { name: 'Histoire des prix' })
  await expect(history.getByRole('listitem').first()).toContainText('Tiana Rakoto')

  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  await expectAccessible(page)
  await history.getByRole('button', { name: /^Annuler le changement du/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler le changement' }).click()
  await expect(history.getByRole('listitem').first()).toContainText('annulé')
  await expect(month.getByRole('insertion')).toHaveCount(0)
})
