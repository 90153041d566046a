import { readFileSync } from 'node:fs'
import { enterPassword, enterWithNewCodes, rail } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'

/** The number that a text says: « 5 012 », « 9 840 000 Ar ». */
const numberIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))

test('billing reads the statistics of a year by sector, and downloads what adds up to the same', async ({
  page,
  sites,
}) => {
  const { adminUrl } = await sites.of(test.info().file)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(adminUrl)
  await enterPassword(page, 'facturation@asafidy.test')
  await enterWithNewCodes(page)
  await rail(page).getByRole('link', { name: 'Statistiques' }).click()
  await expect(page.getByRole('heading', { name: 'Statistiques', level: 1 })).toBeVisible()
  // The days are counted as the site starts.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Du premier pas au dernier' })).toBeVisible({
      timeout: 5_000,
    })
  }).toPass()
  await page.getByLabel('Période').selectOption('12 derniers mois')
  await expect(page).toHaveURL(/du=\d{4}-\d\d-\d\d&au=/)
  await expectAccessible(page)

  // Each chart is a table as well.
  await page.getByRole('button', { name: 'En tableau\u00a0: Du premier pas au dernier' }).click()
  const funnels = page.getByRole('table', { name: 'Chaque étape, cette période et avant' })
  await expect(funnels.getByRole('row', { name: /^Comptes créés/ })).toBeVisible()
  await page.getByRole('button', { name: 'En tableau\u00a0: Temps d’attente' }).click()
  await expect(page.getByRole('row', { name: /^Première réponse/ })).toBeVisible()
  await page.getByRole('button', { name: 'En tableau\u00a0: Dernier regard d’un recruteur' }).click()
  const looks = page.getByRole('table', { name: 'Offres par jours depuis le dernier regard' })
  await expect(looks.getByRole('row', { name: /^Moins de 3\sjours/ })).toBeVisible()

  const applied = page.getByRole('definition').nth(2).locator('b')
  const applications = numberIn(await applied.textContent())
  expect(applications).toBeGreaterThan(50)
  await page.getByRole('link', { name: /^Les \d+ secteurs en tableau$/ }).click()
  const total = page.getByRole('row', { name: /^Total/ })
  await expect(total).toBeVisible()
  expect(numberIn(await total.getByRole('cell').nth(2).textContent())).toBe(applications)
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger ces chiffres en CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^statistiques-sector-.*\.csv$/)
  const rows = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
    .slice(1)
  expect(rows.reduce((sum, row) => sum + Number(row.split(';')[3]), 0)).toBe(applications)

  const tabs = page.getByRole('navigation', { name: 'Statistiques' })
  for (const [name, heading] of [
    ['Métiers', 'Métiers'],
    ['Villes', 'Villes'],
    ['Fidélité', 'Candidats qui reviennent'],
    ['Revenus', 'Encaissé par mois'],
  ] as const) {
    await tabs.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible()
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  for (const name of ['Fidélité', 'Secteurs', 'Vue d’ensemble']) {
    await tabs.getByRole('link', { name }).click()
    await expect(page.getByText(/^Jusqu’à hier compris/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
})
