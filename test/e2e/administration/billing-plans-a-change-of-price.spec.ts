import { enterPassword, enterWithNewCodes, rail } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'

test('billing prepares a change of price, reads whom it touches, plans it, corrects it and withdraws it', async ({
  page,
  sites,
}) => {
  const { adminUrl, url } = await sites.of(test.info().file)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${adminUrl}/formules`)
  await enterPassword(page, 'facturation@asafidy.test')
  await enterWithNewCodes(page)
  await expect(rail(page).getByRole('link', { name: 'Formules' })).toBeVisible()
  const grid = page.getByRole('table', { name: 'Prix et limites des formules' })
  const month = grid.getByRole('row', { name: /^Un mois/ })
  await expect(month).toContainText('150 000 Ar')
  await expectAccessible(page)

  const form = page.getByRole('form', { name: 'Préparer un changement' })
  const effects = form.getByRole('region', { name: 'Qui ce changement touche' })
  await expect(effects).toContainText('Rien ne change encore')
  await form.getByLabel('Un mois').fill('165 000 francs')
  await form.getByLabel('Prend effet le').fill('2020-01-01')
  await form.getByRole('button', { name: /^Programmer/ }).click()
  await expect(form.getByLabel('Un mois')).toHaveAccessibleDescription(/sans décimales/)
  await expect(form.getByLabel('Un mois')).toHaveValue('165 000 francs')
  await expectAccessible(page)
  await form.getByLabel('Un mois').fill('165000')
  await form.getByRole('button', { name: /^Programmer/ }).click()
  await expect(form.getByLabel('Prend effet le')).toHaveAccessibleDescription(/demain au plus tôt/)
  const next = new Date().getFullYear() + 1
  await form.getByLabel('Prend effet le').fill(`${next}-12-01`)
  await expect(effects).toContainText('1société a Gold aujourd’hui')
  await expect(effects).toContainText('paie plus avant la fin de son terme')
  await expect(effects).toContainText(/La première peut payer le nouveau prix le \d/)
  // On a slow line whom it touches is told again long after the new price stands in the table.
  await page.route('**/api/admin/plans/*/effects?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await form.getByRole('button', { name: `Programmer pour le 1er décembre ${next}` }).click()
  await expect(month.getByRole('insertion')).toHaveText('165 000 Ar')
  await expect(month.getByRole('deletion')).toHaveText('150 000 Ar')

  // Planned anew for the same day, the later price takes the place of the earlier one. It is written while the form is
  // still on its way, and stays.
  await form.getByLabel('Un mois').fill('160000')
  await expect(effects).toContainText('celui-ci le remplace')
  await form.getByRole('button', { name: /^Programmer/ }).click()
  await expect(month.getByRole('insertion')).toHaveText('160 000 Ar')
  const history = page.getByRole('region', { name: 'Histoire des formules' })
  await expect(history.getByRole('listitem').nth(1)).toContainText('remplacé')
  await expect(history.getByRole('listitem').first()).toContainText('Tiana Rakoto')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  await expectAccessible(page)

  await history.getByRole('button', { name: /^Annuler le changement de Gold/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler le changement' }).click()
  await expect(history.getByRole('listitem').first()).toContainText('annulé')
  await expect(month.getByRole('insertion')).toHaveCount(0)
  await page.goto(`${url}/tarifs`)
  await expect(page.getByRole('main')).toContainText('150 000 Ar')
})
