import { expect, type Locator, type Page } from '@playwright/test'

export const LIST = '/dashboard/recruteur/mes-offres'

/** Presses one of the actions in the menu of an offer's row. */
export async function choose(row: Locator, action: string) {
  await row.getByRole('button', { name: /^Actions pour / }).click()
  await row.getByRole('list', { name: 'Actions' }).getByRole('button', { name: action }).click()
}

/** Waits until the days of an offer's table add up to its foot. @returns the figures of the foot */
export async function readTotals(page: Page): Promise<number[]> {
  await expect(page.getByRole('heading', { name: 'Jour par jour' })).toBeVisible()
  const table = page.getByRole('table').first()
  const whole = page.getByRole('button', { name: /^Afficher les \d+ jours$/ })
  if (await whole.isVisible()) await whole.click()
  const read = async (part: string) => {
    const rows = await table.locator(`${part} tr`).all()
    const cells = await Promise.all(rows.map((row) => row.locator('td').allTextContents()))
    return cells.map((row) => row.map((text) => Number(text.replaceAll(/\D/g, ''))))
  }
  const days = await read('tbody')
  const [totals = []] = await read('tfoot')
  expect(totals.map((_, column) => days.reduce((sum, row) => sum + (row[column] ?? 0), 0))).toEqual(totals)
  return totals
}
