import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLocalAirtelMoney } from '#test/operators/local-airtel-money.ts'
import { openLocalOrangeMoney } from '#test/operators/local-orange-money.ts'
import { useServices } from '#test/services.ts'
import { enterSeller } from '#test/subscriptions/invoices.ts'
import {
  accept,
  makeSubscriber,
  openTill,
  orderBody,
  PAYMENTS,
  readPayment,
} from '#test/subscriptions/payments.ts'
import { sellerParticulars } from '../invoices/tables.ts'
import type { PaymentMethod } from '../payments/shared/methods.ts'
import { askDueCharges } from './asking.ts'
import { findCharge } from './charges.ts'

const [airtel, orange] = await Promise.all([openLocalAirtelMoney(), openLocalOrangeMoney()])
const services = useServices({ ...airtel.env, ...orange.env })
const PHONE = { payer_phone: '033 12 345 67' }

beforeAll(() => openTill(services, ['airtel_money', 'orange_money']))
afterAll(() => Promise.all([airtel.close(), orange.close()]))
beforeEach(() => {
  services.clock.set('2026-11-21T08:00:00Z')
  airtel.forgetPlans()
  orange.forgetPlans()
})

/** Orders Gold, and asks the operator for it. */
async function startOne(payment_method: PaymentMethod, body: Record<string, string>) {
  const { browser } = await makeSubscriber(services)
  const ordered = await browser.post(PAYMENTS, orderBody({ plan: 'gold', payment_method }))
  const id = Number(ordered.body.data.id)
  const answer = await browser.post(`${PAYMENTS}/${id}/charge`, body)
  expect(answer.status).toBe(200)
  const charge = await findCharge(services.db, id)
  if (!charge) throw new Error('no charge was started')
  return { browser, id, charge, answer }
}

async function pass(seconds: number) {
  services.clock.advance(seconds)
  await askDueCharges(services)
}

const statusOf = async (id: number) => (await readPayment(services, id)).status

test('gold by Airtel Money, whose answers are ambiguous for an hour', async () => {
  const { id, charge } = await startOne('airtel_money', PHONE)
  airtel.change(charge.id, { status: 'TA', response_code: 'DP00800001000' })
  for (let minute = 0; minute < 60; minute += 1) {
    if (minute % 3 === 0)
      airtel.misbehaveOnce(/^GET .*payments/, { status: [408, 502, 504][(minute % 9) / 3] ?? 504 })
    await pass(60)
    expect(await statusOf(id)).toBe('pending')
  }
  airtel.forgetPlans()
  airtel.change(charge.id, { status: 'TS', response_code: 'DP00800001001' })
  await pass(900)
  expect(await statusOf(id)).toBe('success')
})

test('a request that never reached Airtel Money is found to be absent, and can be made again', async () => {
  airtel.misbehaveOnce(/^POST .*payments/, 'reset')
  const { browser, id } = await startOne('airtel_money', PHONE)
  await pass(60)
  expect((await findCharge(services.db, id))?.state).toBe('waiting')
  await pass(120)
  expect((await browser.get(`${PAYMENTS}/${id}/charge`)).body.data).toMatchObject({
    can_start: true,
    last: { state: 'failed', reason: expect.stringContaining('n’est pas arrivée') },
  })
  await browser.post(`${PAYMENTS}/${id}/charge`, PHONE)
  expect((await findCharge(services.db, id))?.state).toBe('waiting')
})

test('what Airtel Money gave back is not paid', async () => {
  const { id, charge } = await startOne('airtel_money', PHONE)
  airtel.change(charge.id, { status: 'TR', response_code: 'DP00800001001' })
  await pass(10)
  expect(await findCharge(services.db, id)).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('rendu'),
  })
  expect(await statusOf(id)).toBe('pending')
})

test('gold by Orange Money, on its own page, which leads back to the payment', async () => {
  const { browser, id, charge, answer } = await startOne('orange_money', {})
  expect(answer.body.data.last).toMatchObject({
    payer_phone: null,
    payment_url: `${orange.page}/mg/${charge.operator_id}`,
  })
  const sent = orange.received.find(({ path }) => path.endsWith('/webpayment'))
  expect(JSON.parse(sent?.text ?? '')).toMatchObject({
    return_url: `http://localhost:3000/dashboard/recruteur/compagnie/abonnement/paiements/${id}`,
  })
  orange.change(charge.id, { status: 'SUCCESS', txnid: 'MP261121.0800.B00001' })
  const url = new URL(JSON.parse(sent?.text ?? '').notif_url).pathname
  const hint = { method: 'POST' as const, url, payload: { status: 'SUCCESS', notif_token: 'x', txnid: 'y' } }
  expect((await services.app.inject(hint)).statusCode).toBe(204)
  await askDueCharges(services)
  expect(await statusOf(id)).toBe('success')
  expect((await browser.get(`${PAYMENTS}/${id}/charge`)).body.data.last.payment_url).toBeNull()
})

test('money that was taken while the payment cannot be accepted waits for a person, and is never lost', async () => {
  const { id, charge } = await startOne('airtel_money', PHONE)
  airtel.change(charge.id, { status: 'TS', response_code: 'DP00800001001' })
  await services.db.delete(sellerParticulars)
  await pass(10)
  expect(await findCharge(services.db, id)).toMatchObject({
    state: 'handed_over',
    reason: expect.any(String),
  })
  const payment = await readPayment(services, id)
  expect(payment).toMatchObject({ status: 'pending', charging_at: null })
  expect(payment.declared_at).not.toBeNull()
  await enterSeller(services)
  await accept(services, id)
  expect(await statusOf(id)).toBe('success')
})
