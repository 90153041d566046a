import type { Page } from '@playwright/test'
import { enterPassword, enterWithNewCodes, rail, signInAsAdministrator } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'
import { signIn } from '../sign-in.ts'

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
const lists = (page: Page) => page.getByRole('navigation', { name: 'Listes du référentiel' })

test('a town gets a second name that the search understands at once, and loses it when that is taken back', async ({
  page,
  sites,
}) => {
  const { url, adminUrl } = await sites.of(test.info().file)
  await signInAsAdministrator(page, adminUrl)
  await rail(page).getByRole('link', { name: 'Référentiel' }).click()
  await lists(page)
    .getByRole('link', { name: /^Villes/ })
    .click()
  await page.getByLabel('Nom ou second nom').fill('toamas')
  const towns = page.getByRole('list', { name: 'Villes' })
  await expect(towns.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Modifier\u00A0: Toamasina' }).click()
  const form = page.getByRole('form', { name: /Toamasina/ })
  await expect(form.getByRole('status')).toContainText('Offres en ligne')
  await expectAccessible(page)
  await form.getByLabel(/^Seconds noms/).fill('Taona')
  await form.getByLabel(/^Seconds noms/).press('Enter')
  await form.getByLabel(/^Seconds noms/).fill('Tana')
  await form.getByLabel(/^Seconds noms/).press('Enter')
  await form.getByLabel('Prend effet').selectOption('Tout de suite')
  await form.getByRole('button', { name: 'Changer tout de suite' }).click()
  await expect(form.getByLabel(/^Seconds noms/)).toHaveAccessibleDescription(
    /«.Tana.» est déjà un nom de Antananarivo/,
  )
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await form.getByRole('button', { name: 'Retirer Tana' }).click()
  await form.getByRole('button', { name: 'Changer tout de suite' }).click()
  await expect(form).toHaveCount(0)
  await expect(towns).toContainText('Taona')
  const history = page.getByRole('region', { name: 'Histoire' })
  await expect(history).toContainText('Toamasina + Taona')

  const visitor = await page.context().newPage()
  await visitor.goto(`${url}/offres?city=Taona`)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Toamasina')

  await history.getByRole('button', { name: /^Annuler.*Taona/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler le changement' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(towns).not.toContainText('Taona')
})

test('a sector has another name in the pages and in their forms, and words become synonyms', async ({
  page,
  sites,
  browser,
}) => {
  const { url, adminUrl } = await sites.of(test.info().file)
  await page.goto(`${adminUrl}/referentiel?list=activity_areas&edit=24`)
  await enterPassword(page, 'noro@asafidy.test')
  await enterWithNewCodes(page)
  const form = page.getByRole('form', { name: /ONG/ })
  await form.getByLabel('Nom affiché').fill('ONG et associations')
  await form.getByLabel('Prend effet').selectOption('Tout de suite')
  await form.getByRole('button', { name: 'Changer tout de suite' }).click()
  await expect(page.getByRole('list', { name: 'Secteurs' })).toContainText('ONG et associations')

  await page.goto(`${adminUrl}/referentiel?list=synonyms&edit=new&text=zavabory`)
  const group = page.getByRole('form', { name: 'Ajouter des synonymes' })
  await group.getByRole('button', { name: 'Ajouter' }).click()
  await expect(group.getByLabel('Mots cherchés ensemble')).toHaveAccessibleDescription(/au moins deux mots/)
  await group.getByLabel('Mots cherchés ensemble').fill('comptable,')
  await group.getByRole('button', { name: 'Ajouter' }).click()
  await expect(page.getByRole('region', { name: 'Histoire' })).toContainText('zavabory')
  await expectAccessible(page)
  await lists(page)
    .getByRole('link', { name: /^Recherches incomprises/ })
    .click()
  await expect(page.getByRole('list', { name: 'Recherches incomprises' })).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext()
  const recruiter = await context.newPage()
  await recruiter.goto(`${url}/offres?keywords=zavabory`)
  await expect(recruiter.getByRole('article').first()).toContainText(/compta/i)
  // The forms have the lists in their scripts, which the page brings in step.
  await signIn(recruiter, 'recruteur@asafidy.test', url)
  await recruiter.goto(`${url}/dashboard/recruteur/mes-offres/ajouter`)
  await expect(recruiter.getByLabel('Secteur d’activité')).toContainText('ONG et associations')
  await context.close()
})
