import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { readPdf } from '../../resumes/pdf-text.ts'
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

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

const DATE = new RegExp(`\\d+(?:er)?\\s(${MONTHS.join('|')})\\s(\\d{4})`)

/** Reads the invoices of a year as they are printed. @returns what those of each month come to: « 2025-10 » */
async function sumInvoices(page: Page, adminUrl: string, year: string) {
  const read = async (path: string) => (await page.request.get(`${adminUrl}/api/admin/${path}`)).json()
  const sums = new Map<string, number>()
  const { data, meta } = await read('payments?status=success&per_page=100')
  expect(meta.total).toBe(data.length)
  for (const { id, created_at } of data) {
    // An invoice is issued on the day of its payment or after it.
    if (Number(created_at.slice(0, 4)) > Number(year)) continue
    const { invoice } = (await read(`payments/${id}`)).data
    const pdf = await page.request.get(`${adminUrl}/api/admin/invoices/${invoice.id}/pdf`)
    const { layout } = await readPdf(await pdf.body())
    const [, month = '', of = ''] = DATE.exec(layout) ?? []
    const total = Number(/Total TTC\s+([\d\s]+?)\s*Ar/.exec(layout)?.[1]?.replaceAll(/\D/g, ''))
    const key = `${of}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}`
    sums.set(key, (sums.get(key) ?? 0) + total)
  }
  return sums
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
  const invoiced = await sumInvoices(page, adminUrl, year)
  let sum = 0
  for (const month of await months.all()) {
    const { name, sums } = await download(page, month)
    sum += sums[2] ?? Number.NaN
    // What a month's file says is what its invoices say, added up.
    expect(sums[2], name).toBe(invoiced.get(name.replace(/^revenus-|\.csv$/g, '')))
  }
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
