import { openLocalMvola } from '../../operators/local-mvola.ts'
import { expect, signIn } from '../browser.ts'
import { isTooWide, leavePopup, payingThrough, SUBSCRIPTION } from '../paying.ts'

const test = payingThrough(openLocalMvola)
const ariary = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))

test('an upgrade costs what was shown, less the unused days, and begins as soon as it is paid', async ({
  page,
  operator: mvola,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'recruteur@asafidy.test')
  await page.goto(SUBSCRIPTION)
  await expect(page.getByRole('heading', { name: /^Gold/ }).first()).toBeVisible()
  // The payment that was begun before is given up for this one.
  await page.getByRole('link', { name: 'Terminer le paiement' }).click()
  await leavePopup(page)
  await page.getByRole('button', { name: 'Annuler le paiement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler le paiement' }).click()
  await expect(page.getByText('Annulé', { exact: true }).first()).toBeVisible()

  await page.goto(`${SUBSCRIPTION}?formule=premium`)
  const order = page.getByRole('dialog')
  await expect(order.getByText('Jours non utilisés de votre formule')).toBeVisible()
  const sum = ariary(
    await order
      .getByText(/^À payer/)
      .locator('xpath=following-sibling::dd')
      .textContent(),
  )
  expect(sum).toBeGreaterThan(0)
  expect(sum % 100).toBe(0)
  await order.getByRole('radio', { name: /^MVola/ }).check()
  await order.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await leavePopup(page)
  await page.getByLabel('Numéro qui paie').fill('034 12 345 67')
  await page.getByRole('button', { name: /^Demander/ }).click()
  await expect(page.getByRole('heading', { name: /^Confirmez sur le/ })).toBeVisible()
  expect([...mvola.transactions.values()].at(-1)?.amount).toBe(String(sum))
  mvola.change({ status: 'completed' })
  await fetch([...mvola.transactions.values()].at(-1)?.callback_url ?? '', { method: 'PUT', body: '{}' })
  await expect(page.getByText('Réussi', { exact: true })).toBeVisible({ timeout: 30_000 })

  await page.goto(SUBSCRIPTION)
  await expect(page.getByRole('heading', { name: /^Premium/ }).first()).toBeVisible()
  expect(await isTooWide(page)).toBe(false)
})
