import { openLocalAirtelMoney } from '../../operators/local-airtel-money.ts'
import { expect, expectAccessible, signIn } from '../browser.ts'
import { isTooWide, openBegunPayment, payingThrough, payOtherwise, SUBSCRIPTION } from '../paying.ts'

const test = payingThrough(openLocalAirtelMoney)

const HOUR = 3_600
/** The site asks by itself once a minute for what is due. */
const ASKED = { timeout: 100_000 }

test('Airtel Money does not know for an hour what became of a payment: nobody is asked to pay twice, and it counts once', async ({
  page,
  sites,
  operator: airtel,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'recruteur@asafidy.test')
  await openBegunPayment(page)
  await payOtherwise(page, /^Airtel Money/)
  const number = page.getByLabel('Numéro qui paie')
  await number.fill('034 12 345 67')
  await page.getByRole('button', { name: /^Demander 150\s000\sAr/ }).click()
  await expect(number).toHaveAccessibleDescription(/pas d’Airtel Money/)
  await number.fill('033 12 345 67')
  await page.getByRole('button', { name: /^Demander 150\s000\sAr/ }).click()
  await expect(page.getByRole('heading', { name: 'Confirmez sur le 033 12 345 67' })).toBeVisible()
  await expectAccessible(page)

  airtel.change(airtel.lastId(), { status: 'TA', response_code: 'DP00800001000' })
  await sites.advance(HOUR)
  await page.clock.setFixedTime(Date.now() + HOUR * 1000)
  await expect(page.getByText('Airtel Money ne répond pas encore')).toBeVisible()
  await expect(page.getByText(/Ne payez pas une deuxième fois/)).toBeVisible()
  await expect(page.getByText(/nous vous prévenons dès que le paiement est accepté/)).toBeVisible()
  const asked = airtel.received.length
  await sites.begin('schedule.sweep')
  await expect.poll(() => airtel.received.length, ASKED).toBeGreaterThan(asked)
  // An answer that leaves it open ends nothing, and opens no other way to pay.
  await page.reload()
  await expect(page.getByText('Airtel Money ne répond pas encore')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Annuler le paiement' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Demander|Redemander|Payer)/ })).toHaveCount(0)
  expect(await isTooWide(page)).toBe(false)
  await expectAccessible(page)

  await page.setViewportSize({ width: 1280, height: 800 })
  airtel.change(airtel.lastId(), { status: 'TS', response_code: 'DP00800001001' })
  await sites.advance(HOUR / 6)
  await sites.begin('schedule.sweep')
  await expect(page.getByText('Réussi', { exact: true })).toBeVisible(ASKED)
  await expect(page.getByRole('link', { name: /^Facture F-/ })).toHaveCount(1)
  expect(airtel.payers()).toEqual(['331234567'])
  await expectAccessible(page)
  await page.goto(SUBSCRIPTION)
  await expect(page.getByText(/La période suivante est déjà payée\s: Gold/).first()).toBeVisible()
})
