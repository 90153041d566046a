import { openLocalMvola } from '../../operators/local-mvola.ts'
import { expect, expectAccessible, signIn } from '../browser.ts'
import { isTooWide, openBegunPayment, payingThrough, SUBSCRIPTION } from '../paying.ts'

const test = payingThrough(openLocalMvola)

test('an owner is refused by MVola, asks again, confirms on the phone, and a doubled callback pays once', async ({
  page,
  operator: mvola,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'recruteur@asafidy.test')
  await openBegunPayment(page)
  await expect(page.getByRole('heading', { name: 'Payer avec MVola' })).toBeVisible()
  await expectAccessible(page)

  const number = page.getByLabel('Numéro qui paie')
  await number.fill('033 12 345 67')
  await page.getByRole('button', { name: /^Demander 150\s000\sAr/ }).click()
  await expect(number).toHaveAccessibleDescription(/pas de MVola/)
  await expect(number).toHaveValue('033 12 345 67')
  await number.fill('034 12 345 67')
  await page.getByRole('button', { name: /^Demander/ }).click()
  await expect(page.getByRole('heading', { name: 'Confirmez sur le 034 12 345 67' })).toBeVisible()
  await expect(page.getByText(/^[0-5]\smin \d\d\ss$/)).toBeVisible()
  await page.getByText('Je n’ai rien reçu').click()
  await expect(page.getByText(/#111#/)).toBeVisible()
  await page.getByText('Changer de numéro').click()
  await expect(page.getByText(/Une demande partie ne se rappelle pas/)).toBeVisible()
  // While MVola has not answered there is no other way to pay, nor to give up.
  await expect(page.getByRole('button', { name: 'Annuler le paiement' })).toBeHidden()
  await expectAccessible(page)
  expect(await isTooWide(page)).toBe(false)

  mvola.change({ status: 'failed' })
  await expect(page.getByText(/Rien n’a été débité/)).toBeVisible({ timeout: 60_000 })
  // The number that was asked before is there, so that one press asks again.
  await expect(page.getByLabel('Numéro qui paie')).toHaveValue(/^034\s12\s345\s67$/)
  await page.getByRole('button', { name: /^Redemander/ }).click()
  await expect(page.getByRole('heading', { name: /^Confirmez sur le/ })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })

  mvola.change({ status: 'completed' })
  const [last] = [...mvola.transactions.values()].slice(-1)
  const hint = () => fetch(last?.callback_url ?? '', { method: 'PUT', body: '{}' })
  const answers = await Promise.all([hint(), hint()])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  await expect(page.getByText('Réussi', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: /^Facture F-/ })).toHaveCount(1)
  expect((await hint()).status).toBe(204)
  await page.goto(SUBSCRIPTION)
  await expect(page.getByText(/La période suivante est déjà payée\s: Gold/).first()).toBeVisible()
})
