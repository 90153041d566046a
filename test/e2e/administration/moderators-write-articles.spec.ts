import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { dayAt } from '#src/shared/dates.ts'
import { DAY } from '#src/shared/durations.ts'
import { rail, signInAsAdministrator } from '../administrator.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../browser.ts'

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

async function picture(name: string) {
  const buffer = await sharp({ create: { width: 1200, height: 700, channels: 3, background: '#1d4ed8' } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

test('an article with pictures is written, previewed, planned, published, read, corrected and withdrawn', async ({
  page,
  sites,
}) => {
  const { url, adminUrl } = await sites.of(test.info().file)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdministrator(page, adminUrl)
  await rail(page).getByRole('link', { name: 'Articles' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Congés payés' })).toContainText('Publié')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Écrire' }).click()

  await page.getByLabel('Titre', { exact: true }).fill('Le treizième mois')
  await expect(page.getByLabel('Adresse')).toHaveValue('le-treizieme-mois')
  await page.getByRole('button', { name: 'Publier' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByLabel('Résumé')).toHaveAccessibleDescription(/Résumez l’article/)
  await page.getByLabel('Résumé').fill('Qui le doit, quand, et que faire sinon.')
  await page.getByLabel('Catégorie').selectOption({ label: 'Droit du travail' })
  await page.getByLabel('Couverture').setInputFiles(await picture('couverture.jpg'))
  await page.getByLabel('Description de la couverture').fill('Un bulletin de paie')
  const text = page.getByRole('textbox', { name: 'Texte' })
  await text.click()
  await page.getByRole('button', { name: 'Intertitre' }).click()
  await page.keyboard.type('Qui le doit')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Celui dont le contrat ou la convention le dit.')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Image', exact: true }).click()
  await page.getByLabel('Fichier de l’image').setInputFiles(await picture('bulletin.jpg'))
  await page.getByRole('button', { name: 'Placer l’image' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Décrivez l’image' })).toBeVisible()
  await page.getByLabel('Description de l’image').fill('La ligne du treizième mois')
  await page.getByRole('button', { name: 'Placer l’image' }).click()
  await expect(text.getByRole('img', { name: 'La ligne du treizième mois' })).toBeVisible()
  await expect(page.getByText('Enregistré à')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Aperçu' }).click()
  const preview = page.getByRole('region', { name: 'Aperçu' })
  await expect(preview.getByRole('heading', { level: 2, name: 'Qui le doit' })).toBeVisible()
  await preview.getByText('Ordinateur').click()
  await expect(preview.getByRole('img', { name: 'Un bulletin de paie' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('toolbar').getByRole('button', { name: 'Écrire' }).click()

  await page.getByRole('button', { name: 'Programmer' }).click()
  const plan = page.getByRole('dialog')
  await plan.getByLabel('Jour').fill(dayAt(Date.now() + 2 * DAY))
  await expectAccessible(page)
  await plan.getByRole('button', { name: 'Programmer' }).click()
  await expect(page.getByText(/^Sera publié le .* à 6.h.00\.$/)).toBeVisible()
  expect((await page.request.get(`${url}/actualites/le-treizieme-mois`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Ne plus programmer' }).click()
  await expect(page.getByText('Personne ne le lit encore')).toBeVisible()
  await page.getByRole('button', { name: 'Publier' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText(/^En ligne depuis le/)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide(page)).toBe(false)
  await expectAccessible(page)
  const desk = page.url()

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${url}/actualites/le-treizieme-mois`)
    await waitUntilAlive(page)
    await expect(page.getByRole('img', { name: 'La ligne du treizième mois' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'À lire ensuite' })).toBeVisible()
    await expectAccessible(page)
    expect(await isWide(page)).toBe(false)
  }

  await page.goto(desk)
  await page.getByLabel('Adresse').fill('treizieme-mois')
  await expect(page.getByText('Vos corrections ne sont pas encore')).toBeVisible()
  await page.getByRole('button', { name: 'Publier les corrections' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publier les corrections' }).click()
  await expect(page.getByText('a corrigé cet article en ligne')).toBeVisible()
  await expect
    .poll(async () => {
      const moved = await page.request.get(`${url}/actualites/le-treizieme-mois`, { maxRedirects: 0 })
      return [moved.status(), moved.headers().location]
    })
    .toEqual([301, '/actualites/treizieme-mois'])

  await page.getByRole('button', { name: 'Retirer', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Raison').fill('La loi a changé')
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  await expect(page.getByText(/^Retiré le/)).toBeVisible()
  await expect
    .poll(async () => (await page.request.get(`${url}/actualites/treizieme-mois`)).status())
    .toBe(410)
  await page.goto(`${url}/actualites/treizieme-mois`)
  await expect(page.getByRole('heading', { name: 'Cet article a été retiré' })).toBeVisible()
  await expectAccessible(page)
})
