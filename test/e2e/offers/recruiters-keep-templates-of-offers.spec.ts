import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../browser.ts'
import { LIST } from '../own-offers.ts'
import { isTooWide } from '../paying.ts'

const KEEP = 'Garder comme modèle'
const START = 'Partir d’un modèle'

async function begin(page: Page) {
  await page.goto(`${LIST}/ajouter`)
  await expect(page.getByLabel('Titre du poste')).toBeVisible()
}

test('a first offer is written without templates', async ({ page }) => {
  await signIn(page, 'recruteur.nouveau@asafidy.test')
  await begin(page)
  await expect(page.getByRole('button', { name: 'Prévisualiser' })).toBeVisible()
  await expect(page.getByRole('button', { name: KEEP })).toHaveCount(0)
  await expect(page.getByRole('button', { name: START })).toHaveCount(0)
})

test('a company with offers keeps one as a template and begins the next from it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'recruteur@asafidy.test')
  await begin(page)
  await page.getByLabel('Titre du poste').fill('Guide touristique')
  await page.getByRole('button', { name: KEEP }).click()
  const keeping = page.getByRole('dialog', { name: KEEP })
  await expect(keeping.getByLabel('Nom du modèle')).toHaveValue('Guide touristique')
  await expectAccessible(page)
  await keeping.getByLabel('Nom du modèle').fill('Guide')
  await keeping.getByRole('button', { name: 'Garder' }).click()
  await expect(page.getByText('Modèle gardé')).toBeVisible()

  await begin(page)
  await page.getByRole('button', { name: START }).click()
  const choosing = page.getByRole('dialog', { name: START })
  await expectAccessible(page)
  expect(await isTooWide(page)).toBe(false)
  await choosing.getByRole('button', { name: 'Guide', exact: true }).click()
  await expect(page.getByLabel('Titre du poste')).toHaveValue('Guide touristique')
})
