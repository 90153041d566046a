import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { enterPassword, enterWithNewCodes, rail } from '../administrator.ts'
import { expect, expectAccessible, test } from '../browser.ts'

/** Downloads what a link leads to. @returns the name of the file, and the sum of each of its last three columns */
async function download(page: Page, link: Locator) {
  const downloading = page.waitForEvent('download')
  await link.click()
  const file = await downloading
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toMatch(/^\ufeff"Mois";"Moyen de paiement";"Formule"/)
  const rows = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(';').slice(-3).map(Number))
  const sums = [0, 1, 2].map((column) => rows.reduce((sum, row) => sum + (row[column] ?? Number.NaN), 0))
  return { name: file.suggestedFilename(), sums }
}

/** The amounts at the end of a row of the table, in whole Ariary. */
async function amountsOf(row: Locator): Promise<number[]> {
  const texts = await row.getByRole('cell').allTextContents()
  return texts.slice(-3).map((text) => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, '')))
}

test('billing reads the revenue of a year with its sums, and downloads what adds up to the same', async ({
  page,
  sites,
}) => {
  const { adminUrl } = await sites.of(test.info().file)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(adminUrl)
  await enterPassword(page, 'facturation@asafidy.test')
  await enterWithNewCodes(page)
  await rail(page).getByRole('link', { name: 'Revenus' }).click()
  // The year before has the demonstration's first invoices, whatever the day.
  const year = String(new Date().getFullYear() - 1)
  await page.getByLabel('Année').selectOption(year)
  await expect(page).toHaveURL(`${adminUrl}/revenus?annee=${year}`)
  const table = page.getByRole('table', { name: `Revenus de ${year} par mois` })
  await expect(table.getByRole('row', { name: /Premium/ }).first()).toBeVisible()
  await expectAccessible(page)

  const total = await amountsOf(table.getByRole('row', { name: `Total de ${year}` }))
  const [exclTax = 0, tax = 0, inclTax = 0] = total
  expect(inclTax).toBeGreaterThan(3_000_000)
  expect(exclTax + tax).toBe(inclTax)
  const whole = await download(page, page.getByRole('link', { name: 'Télécharger l’année en CSV' }))
  expect(whole).toEqual({ name: `revenus-${year}.csv`, sums: total })

  const months = table.getByRole('link', { name: /^Télécharger .* en CSV$/ })
  let sum = 0
  for (const month of await months.all()) sum += (await download(page, month)).sums[2] ?? Number.NaN
  expect(sum).toBe(inclTax)

  await page.goto(`${adminUrl}/revenus?annee=2019`)
  await expect(page.getByText('Rien n’a été facturé en 2019')).toBeVisible()
  await expect(page.getByRole('link', { name: /CSV/ })).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByLabel('Année').selectOption(year)
  await expect(table.getByRole('row', { name: `Total de ${year}` })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  await expectAccessible(page)
})
