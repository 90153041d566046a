import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../browser.ts'

const cards = (page: Page) => page.getByRole('article')

/** Reads the distances on the cards, also on those that are not laid out yet; those in the town itself have none. */
async function distances(page: Page): Promise<number[]> {
  const texts = await cards(page).allTextContents()
  return texts.map((text) => Number(/à\s(\d+)\skm/.exec(text)?.[1] ?? 0))
}

test('« près de » among the words shows the nearest offers first with their distance, and can be taken back', async ({
  page,
}) => {
  await page.goto(`/offres?keywords=${encodeURIComponent('technicien près de Tana')}`)
  await expect(page).toHaveTitle(/^Offres «.technicien.» près d’Antananarivo/)
  await expect(page.getByText(/Offres d’Antananarivo et des villes voisines, jusqu’à \d+\s?km/)).toBeVisible()
  const far = await distances(page)
  expect(far).toEqual([...far].sort((one, other) => one - other))
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Antananarivo seulement' }).click()
  await expect(page).toHaveTitle(/^Offres «.technicien.» à Antananarivo/)
  await page.getByRole('link', { name: 'Chercher aussi dans les villes voisines' }).click()
  await expect(page).toHaveTitle(/^Offres «.technicien.» près d’Antananarivo/)
  await page.getByRole('link', { name: 'Près d’Antananarivo, retirer ce filtre' }).click()
  await expect(page).toHaveTitle(/^Offres «.technicien.» à Madagascar/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a town in the field of places is asked for with its neighbours, in another order too', async ({
    page,
  }) => {
    await page.goto('/offres')
    await page.getByLabel('Ville ou région').fill('près de Betafo')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await expect(page).toHaveTitle(/^Offres d’emploi près de Betafo/)
    await expect(
      cards(page)
        .getByText(/à\s\d+\skm/)
        .first(),
    ).toBeVisible()
    const far = await distances(page)
    expect(far).toEqual([...far].sort((one, other) => one - other))
    await page.getByLabel('Trier par').selectOption('date')
    await page.getByRole('button', { name: 'Trier' }).click()
    await expect(page).toHaveURL(/sort=date/)
    await expect(page).toHaveTitle(/^Offres d’emploi près de Betafo/)
  })
})
