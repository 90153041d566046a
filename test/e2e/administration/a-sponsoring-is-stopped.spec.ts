import { enterPassword, enterWithNewCodes, rail } from '../administrator.ts'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { openMail } from '../mails.ts'

test('billing finds the sponsorings, stops one that a plan gave, and its company reads why', async ({
  page,
  browser,
  sites,
}) => {
  const { adminUrl, url } = await sites.of(test.info().file)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(adminUrl)
  await enterPassword(page, 'facturation@asafidy.test')
  await enterWithNewCodes(page)
  await rail(page).getByRole('link', { name: 'Formules' }).click()
  await page
    .getByRole('navigation', { name: 'Formules' })
    .getByRole('link', { name: 'Offres sponsorisées' })
    .click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: 'Expirée' }).first()).toBeVisible()
  await page.getByLabel('État').selectOption('En cours')
  await page.getByLabel('Par', { exact: true }).selectOption('Par la formule ou offerte')
  await expect(page).toHaveURL(/state=active.*origin=given|origin=given.*state=active/)
  await expect(rows.filter({ hasText: 'Expirée' })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByLabel('Société', { exact: true }).fill('havoana')
  await expect(page).toHaveURL(/q=havoana/)
  await expect(rows).toHaveCount(2)
  const title = (await rows.nth(1).getByRole('rowheader').textContent()) ?? ''
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Arrêter\u00a0: ${title}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Arrêter' }).click()
  await expect(dialog.getByLabel('Raison')).toHaveAccessibleDescription(/Dites pourquoi/)
  await dialog.getByLabel('Raison').fill('Le titre promet ce que le texte ne tient pas.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Arrêter' }).click()
  await expect(page.getByText('La sponsorisation est arrêtée')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible()
  await page.getByRole('link', { name: 'Effacer les filtres' }).click()
  await expect(rows.filter({ hasText: title }).first()).toContainText('Annulée')

  const theirs = await (await browser.newContext({ baseURL: url })).newPage()
  await signIn(theirs, 'recruteur@asafidy.test')
  await openMail(theirs, 'La sponsorisation de votre offre est arrêtée')
  await theirs.getByRole('link', { name: 'Voir l’offre' }).click()
  await expect(theirs.getByRole('heading', { name: 'Sponsorisations de cette offre' })).toBeVisible()
  await expect(theirs.getByText('Annulée')).toBeVisible()
  await theirs.getByRole('link', { name: 'Historique' }).click()
  await expect(theirs.getByText('Sponsorisation arrêtée par l’équipe')).toBeVisible()
  await expect(theirs.getByText('Le titre promet ce que le texte ne tient pas.')).toBeVisible()
})
