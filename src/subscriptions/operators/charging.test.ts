import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '#src/notifications/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { reachedLimitWords } from '#src/shared/limits/daily-limit.ts'
import { PAYMENTS_A_DAY } from '#src/subscriptions/payments/shared/limits.ts'
import { paymentLedger } from '#src/subscriptions/payments/tables.ts'
import type { Browser } from '#test/browser.ts'
import { openLocalMvola } from '#test/operators/local-mvola.ts'
import { useServices } from '#test/services.ts'
import {
  accept,
  makeSubscriber,
  nextReference,
  openTill,
  orderBody,
  PAYMENTS,
  readPayment,
  refuse,
  termsOf,
} from '#test/subscriptions/payments.ts'
import { invoices } from '../invoices/tables.ts'
import { cancelUndeclared } from '../payments/expiry.ts'
import { askCharge, askDueCharges } from './asking.ts'
import { findCharge } from './charges.ts'
import { operatorCharges } from './tables.ts'

const local = await openLocalMvola()
const services = useServices(local.env)
const PHONE = { payer_phone: '034 12 345 67' }
const INITIATE = /^POST .*merchantpay/
const STATUS = /^GET .*status/

beforeAll(() => openTill(services))
afterAll(() => local.close())
beforeEach(() => {
  services.clock.set('2026-11-21T08:00:00Z')
  local.forgetPlans()
})

async function order() {
  const subscriber = await makeSubscriber(services)
  const { body } = await subscriber.browser.post(PAYMENTS, orderBody({ plan: 'gold' }))
  return { ...subscriber, id: Number(body.data.id) }
}

async function startOne() {
  const ordered = await order()
  const answer = await ordered.browser.post(`${PAYMENTS}/${ordered.id}/charge`, PHONE)
  expect(answer.status).toBe(200)
  return { ...ordered, answer }
}

/** Time passes, and the sweep asks for what is due. */
async function pass(seconds: number) {
  services.clock.advance(seconds)
  await askDueCharges(services)
}

const chargeOf = async (id: number) => {
  const charge = await findCharge(services.db, id)
  if (!charge) throw new Error('no charge was started')
  return charge
}
const show = async (browser: Browser, id: number) => (await browser.get(`${PAYMENTS}/${id}/charge`)).body.data
const askedFor = () => local.received.filter(({ method, path }) => INITIATE.test(`${method} ${path}`)).length
const eventsOf = async (id: number) => {
  const { event, note } = paymentLedger
  const isOf = eq(paymentLedger.payment_id, id)
  return services.db.select({ event, note }).from(paymentLedger).where(isOf).orderBy(asc(paymentLedger.id))
}

/** Sends a hint to the address that MVola was given, as anybody who knows it could. */
function hint(body: object = {}) {
  const [last] = [...local.transactions.values()].slice(-1)
  const url = new URL(last?.callback_url ?? '').pathname
  return services.app.inject({ method: 'PUT', url, payload: body })
}

test('an operator is asked twenty times a day at most, which the page says beforehand in the words of the refusal', async () => {
  const { browser, company, id } = await order()
  expect((await show(browser, id)).charges).toEqual({ left: 20, again_at: null })
  const { most } = PAYMENTS_A_DAY.charge
  for (let turn = 1; turn <= most; turn += 1)
    await countAttempt(services.db, `payment-charge:${company.id}`, most, 86_400, services.clock.now())
  const { charges } = await show(browser, id)
  expect(charges).toEqual({ left: 0, again_at: '2026-11-22T08:00:00.000Z' })
  const refused = await browser.post(`${PAYMENTS}/${id}/charge`, PHONE)
  expect([refused.status, refused.body.message]).toEqual([
    429,
    reachedLimitWords(PAYMENTS_A_DAY.charge, charges.again_at),
  ])
})

test('gold by MVola: asked for on the phone, confirmed there, active with its invoice', async () => {
  const { browser, company, id, answer } = await startOne()
  expect(answer.body.data).toMatchObject({
    can_start: false,
    last: { state: 'waiting', payer_phone: '+261341234567', confirm_until: '2026-11-21T08:05:00.000Z' },
  })
  await pass(10)
  expect((await show(browser, id)).last.state).toBe('waiting')
  local.change({ status: 'completed' })
  await pass(30)
  expect(await show(browser, id)).toMatchObject({ can_start: false, last: { state: 'succeeded' } })
  const paid = (await browser.get(`${PAYMENTS}/${id}`)).body.data
  expect(paid).toMatchObject({
    status: 'success',
    operator_reference: local.receipt(),
    payer_phone: '+261341234567',
    invoice: { number: expect.stringMatching(/^F-2026-/) },
  })
  expect((await termsOf(services, company.id)).map(({ status }) => status)).toEqual(['active'])
  expect(await eventsOf(id)).toEqual([
    { event: 'created', note: null },
    { event: 'declared', note: 'MVola a confirmé le paiement.' },
    { event: 'succeeded', note: null },
  ])
})

test('the payer who confirms soon is not kept waiting for the sweep', async () => {
  const { id } = await startOne()
  local.change({ status: 'completed' })
  services.clock.advance(6)
  await services.queue.runDue(services)
  expect((await readPayment(services, id)).status).toBe('success')
})

test('fifty hints at once are one acceptance, and those after it are none', async () => {
  const { id } = await startOne()
  local.change({ status: 'completed' })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => hint({ transactionStatus: 'completed' })),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
  const { id: chargeId } = await chargeOf(id)
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => askCharge(services, chargeId)))
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  expect((await readPayment(services, id)).status).toBe('success')
  expect((await hint()).statusCode).toBe(204)
  await pass(60)
  expect(await services.db.select().from(invoices).where(eq(invoices.payment_id, id))).toHaveLength(1)
})

test('a forged hint changes nothing, and a stranger learns nothing', async () => {
  const { id } = await startOne()
  await hint({ transactionStatus: 'completed', transactionReference: '999', amount: '150000' })
  await askDueCharges(services)
  expect((await readPayment(services, id)).status).toBe('pending')
  const before = await chargeOf(id)
  const url = `/api/payments/callbacks/mvola/${'x'.repeat(43)}`
  expect((await services.app.inject({ method: 'PUT', url, payload: {} })).statusCode).toBe(204)
  expect(await chargeOf(id)).toEqual(before)
})

test('presses at once ask the payer once', async () => {
  const { browser, id } = await order()
  await Promise.all(Array.from({ length: 10 }, () => browser.post(`${PAYMENTS}/${id}/charge`, PHONE)))
  expect(askedFor()).toBe(1)
  expect(
    await services.db.select().from(operatorCharges).where(eq(operatorCharges.payment_id, id)),
  ).toHaveLength(1)
})

test('while MVola has not answered nothing else becomes of the payment', async () => {
  const { browser, id } = await startOne()
  const answers = [
    await browser.put(`${PAYMENTS}/${id}/cancellation`),
    await browser.put(`${PAYMENTS}/${id}/declaration`, {
      ...PHONE,
      operator_reference: nextReference(),
      paid_on: '2026-11-21',
    }),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(409)
    expect(body.message).toContain('pour ne pas payer deux fois')
  }
  await expect(accept(services, id)).rejects.toThrow('pas encore répondu')
  await expect(refuse(services, id)).rejects.toThrow('pas encore répondu')
  services.clock.advance(8 * 86_400)
  await cancelUndeclared(services)
  expect((await readPayment(services, id)).status).toBe('pending')
})

test('a failure says why and leaves the payment for another try, with another id', async () => {
  const { browser, id } = await startOne()
  local.change({ status: 'failed' })
  await pass(10)
  expect(await show(browser, id)).toMatchObject({
    can_start: true,
    last: { state: 'failed', reason: expect.stringContaining('Rien n’a été débité') },
  })
  expect((await readPayment(services, id)).status).toBe('pending')
  services.clock.advance(60)
  await browser.post(`${PAYMENTS}/${id}/charge`, PHONE)
  local.change({ status: 'completed' })
  await pass(10)
  expect((await readPayment(services, id)).status).toBe('success')
  const ids = [...local.transactions.values()].slice(-2).map(({ reference }) => reference)
  expect(new Set(ids).size).toBe(2)
})

test('a failure is told to the owner by bell and mail, once for each try, with where to try again', async () => {
  const { browser, owner, id } = await startOne()
  local.change({ status: 'failed' })
  services.clock.advance(10)
  await Promise.all([askDueCharges(services), askDueCharges(services)])
  await pass(60)
  const toldOf = async () => ({
    bell: await services.db.select().from(notifications).where(eq(notifications.user_id, owner.id)),
    mails: await services.db.select().from(outgoingMails).where(eq(outgoingMails.user_id, owner.id)),
  })
  const link = `/dashboard/recruteur/compagnie/abonnement/paiements/${id}`
  const { bell, mails } = await toldOf()
  expect(bell).toMatchObject([
    { kind: 'payment.refused', title: expect.stringMatching(/^MVola n’a pas pris/), link },
  ])
  expect(mails).toMatchObject([{ subject: expect.stringContaining('non abouti') }])
  expect(mails[0]?.html).toContain(link)
  expect(mails[0]?.text).toContain('Rien n’a été débité')
  // The number that paid before is proposed, so that one press asks again.
  expect((await show(browser, id)).last.payer_phone).toBe('+261341234567')
  await browser.post(`${PAYMENTS}/${id}/charge`, PHONE)
  local.change({ status: 'failed' })
  await pass(10)
  const again = await toldOf()
  expect([again.bell.length, again.mails.length]).toEqual([2, 2])
})

test.each([
  { what: 'another amount', values: { amount: '15000' }, note: /au lieu de/ },
  { what: 'another currency', values: { currency: 'EUR' }, note: /monnaie/ },
])('a success with $what is not accepted: a person decides', async ({ values, note }) => {
  const { browser, id } = await startOne()
  local.change({ status: 'completed', ...values })
  await pass(10)
  expect((await show(browser, id)).last).toMatchObject({
    state: 'handed_over',
    reason: expect.stringMatching(note),
  })
  const payment = await readPayment(services, id)
  expect(payment).toMatchObject({ status: 'pending', operator_reference: local.receipt(), charging_at: null })
  expect(payment.declared_at).not.toBeNull()
  // The person who looks into it accepts it like any other.
  await accept(services, id)
  expect((await readPayment(services, id)).status).toBe('success')
})

test('a success that cannot be accepted is kept as declared, with the reason', async () => {
  const first = await startOne()
  local.change({ status: 'completed' })
  const receipt = local.receipt()
  const second = await order()
  await second.browser.put(`${PAYMENTS}/${second.id}/declaration`, {
    ...PHONE,
    operator_reference: receipt,
    paid_on: '2026-11-21',
  })
  await pass(10)
  expect(await chargeOf(first.id)).toMatchObject({
    state: 'handed_over',
    reason: expect.stringContaining('déjà servi'),
  })
  expect(await readPayment(services, first.id)).toMatchObject({ status: 'pending', operator_reference: null })
})

describe('what nobody can know is never taken for a failure', () => {
  test('an hour of time-outs and failures of the server, then the success', async () => {
    const { id } = await startOne()
    for (let minute = 0; minute < 60; minute += 1) {
      local.misbehaveOnce(STATUS, (['reset', 'garbage', { status: 500 }] as const)[minute % 3] ?? 'reset')
      await pass(60)
      expect((await readPayment(services, id)).status).toBe('pending')
    }
    local.forgetPlans()
    local.change({ status: 'completed' })
    await pass(900)
    expect((await readPayment(services, id)).status).toBe('success')
  })

  test('a start whose answer is lost is not repeated, and goes to a person after a quarter of an hour', async () => {
    const { browser, id } = await order()
    local.misbehaveOnce(INITIATE, 'reset', { after: true })
    await browser.post(`${PAYMENTS}/${id}/charge`, PHONE)
    await browser.post(`${PAYMENTS}/${id}/charge`, PHONE)
    expect(askedFor()).toBe(1)
    await pass(14 * 60)
    expect((await chargeOf(id)).state).toBe('waiting')
    await pass(11 * 60)
    expect((await chargeOf(id)).state).toBe('handed_over')
    expect(await readPayment(services, id)).toMatchObject({ status: 'pending', operator_reference: null })
    expect((await show(browser, id)).can_start).toBe(false)
  })

  test('a process that ended before MVola was called is found, and never calls by itself', async () => {
    const { browser, id } = await startOne()
    const { id: chargeId } = await chargeOf(id)
    await services.db
      .update(operatorCharges)
      .set({ state: 'starting', operator_id: null, next_ask_at: services.clock.now() })
      .where(eq(operatorCharges.id, chargeId))
    const before = askedFor()
    await pass(60)
    await pass(16 * 60)
    expect((await chargeOf(id)).state).toBe('handed_over')
    await browser.post(`${PAYMENTS}/${id}/charge`, PHONE)
    expect(askedFor()).toBe(before)
  })

  test('MVola that asks to be left alone is not asked before', async () => {
    const { id } = await startOne()
    local.misbehaveOnce(STATUS, { status: 429, headers: { 'retry-after': '600' } })
    await pass(10)
    local.change({ status: 'completed' })
    await pass(590)
    expect((await readPayment(services, id)).status).toBe('pending')
    await pass(20)
    expect((await readPayment(services, id)).status).toBe('success')
  })

  test('a day of « pending » goes to a person', async () => {
    const { id } = await startOne()
    await pass(23 * 3_600)
    expect((await chargeOf(id)).state).toBe('waiting')
    await pass(2 * 3_600)
    expect((await chargeOf(id)).state).toBe('handed_over')
  })
})

test('a start that MVola refuses says so at once, and can be tried again', async () => {
  const { browser, id } = await order()
  local.misbehaveOnce(INITIATE, { status: 400, body: { ErrorCode: 4001 } })
  const answer = await browser.post(`${PAYMENTS}/${id}/charge`, PHONE)
  expect(answer.body.data).toMatchObject({ can_start: true, last: { state: 'failed' } })
})

test('a number is asked for, of Madagascar and of this operator', async () => {
  const { browser, id } = await order()
  for (const payer_phone of ['', '033 12 345 67', '+33 6 12 34 56 78', 'abc']) {
    const { status, body } = await browser.post(`${PAYMENTS}/${id}/charge`, { payer_phone })
    expect(status).toBe(422)
    expect(body.errors).toHaveProperty('payer_phone')
  }
  expect(askedFor()).toBe(0)
})

test('what is declared, decided, of another company or of an operator that is off is not asked for', async () => {
  const { browser, id } = await order()
  await browser.put(`${PAYMENTS}/${id}/declaration`, {
    ...PHONE,
    operator_reference: nextReference(),
    paid_on: '2026-11-21',
  })
  expect((await browser.post(`${PAYMENTS}/${id}/charge`, PHONE)).status).toBe(409)
  await accept(services, id)
  expect((await browser.post(`${PAYMENTS}/${id}/charge`, PHONE)).status).toBe(409)
  const other = await makeSubscriber(services)
  expect((await other.browser.post(`${PAYMENTS}/${id}/charge`, PHONE)).status).toBe(404)
  const cash = await other.browser.post(PAYMENTS, orderBody({ plan: 'gold', payment_method: 'cash' }))
  expect((await other.browser.post(`${PAYMENTS}/${cash.body.data.id}/charge`, PHONE)).status).toBe(404)
})

test('no secret stands in a row', async () => {
  const { id } = await startOne()
  const [last] = [...local.transactions.values()].slice(-1)
  const secret = last?.callback_url?.split('/').at(-1) ?? ''
  expect(secret).toHaveLength(43)
  expect(JSON.stringify(await chargeOf(id))).not.toContain(secret)
})
