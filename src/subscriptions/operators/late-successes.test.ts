import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifications } from '#src/notifications/tables.ts'
import { makeAdmin } from '#test/factories.ts'
import { openLocalMvola } from '#test/operators/local-mvola.ts'
import { useServices } from '#test/services.ts'
import {
  accept,
  makeSubscriber,
  openTill,
  orderBody,
  PAYMENTS,
  readPayment,
} from '#test/subscriptions/payments.ts'
import { statementLines } from '../reconciling/tables.ts'
import { askDueCharges } from './asking.ts'
import { findCharge } from './charges.ts'
import { askEndedCharges } from './late-successes.ts'

const local = await openLocalMvola()
const services = useServices({ ...local.env, MVOLA_CONFIRMING_MINUTES: '3' })
const PHONE = { payer_phone: '034 12 345 67' }
const DAY_SECONDS = 86_400
let admin: { id: number }

beforeAll(async () => {
  admin = await makeAdmin(services, { admin_role: 'billing' })
  await openTill(services)
})
afterAll(() => local.close())
beforeEach(() => services.clock.set('2026-11-21T08:00:00Z'))

async function pass(seconds: number) {
  services.clock.advance(seconds)
  await askDueCharges(services)
  await askEndedCharges(services)
}

/** Orders Gold and asks MVola for it, which fails it at once. */
async function startAndFail() {
  const { browser } = await makeSubscriber(services)
  const id = Number((await browser.post(PAYMENTS, orderBody({ plan: 'gold' }))).body.data.id)
  const started = await browser.post(`${PAYMENTS}/${id}/charge`, PHONE)
  local.change({ status: 'failed' })
  await pass(10)
  expect((await findCharge(services.db, id))?.state).toBe('failed')
  return { browser, id, last: started.body.data.last }
}

const linesOf = async (wording: string) =>
  (await services.db.select().from(statementLines)).filter((line) => line.wording.includes(wording))

test('the time to confirm is the operator’s own', async () => {
  const { last } = await startAndFail()
  expect(Date.parse(last.confirm_until) - Date.parse(last.started_at)).toBe(3 * 60_000)
})

test('money that is taken after a failure becomes a declared payment that a person decides on', async () => {
  const { id } = await startAndFail()
  local.change({ status: 'completed' })
  const receipt = local.receipt()
  await pass(3_600)
  expect((await readPayment(services, id)).declared_at).toBeNull()
  await pass(DAY_SECONDS)
  expect(await readPayment(services, id)).toMatchObject({ status: 'pending', operator_reference: receipt })
  const { declared_at } = await readPayment(services, id)
  // It is told once, however often the sweep runs.
  await pass(DAY_SECONDS)
  expect((await readPayment(services, id)).declared_at).toEqual(declared_at)
  const told = await services.db.select().from(notifications).where(eq(notifications.user_id, admin.id))
  expect(told.filter(({ link }) => link?.endsWith(`/paiements/${id}`))).toHaveLength(1)
  await accept(services, id)
  expect((await readPayment(services, id)).status).toBe('success')
})

test('money that is taken after the payment was given up waits as a line that pays nothing', async () => {
  const { browser, id } = await startAndFail()
  await browser.put(`${PAYMENTS}/${id}/cancellation`, {})
  const { reference } = await readPayment(services, id)
  local.change({ status: 'completed' })
  const transaction_id = local.receipt()
  await pass(DAY_SECONDS)
  await pass(DAY_SECONDS)
  expect((await readPayment(services, id)).status).toBe('cancelled')
  expect(await linesOf(reference)).toMatchObject([
    { source: 'mvola', state: 'open', amount: 150_000, transaction_id, fingerprint: `id:${transaction_id}` },
  ])
  const told = await services.db.select().from(notifications).where(eq(notifications.user_id, admin.id))
  expect(told.filter(({ link }) => link?.endsWith('/releves?source=mvola'))).toHaveLength(1)
})

test('a payment that was paid again meanwhile keeps its own money, and the late money waits apart', async () => {
  const { browser, id } = await startAndFail()
  const [first] = [...local.transactions.values()].slice(-1)
  await browser.post(`${PAYMENTS}/${id}/charge`, PHONE)
  local.change({ status: 'completed' })
  await pass(10)
  const { status, operator_reference, reference } = await readPayment(services, id)
  expect(status).toBe('success')
  if (first) first.status = 'completed'
  await pass(DAY_SECONDS)
  expect(await readPayment(services, id)).toMatchObject({ status: 'success', operator_reference })
  expect(await linesOf(reference)).toHaveLength(1)
})

test('after a week nobody asks any more', async () => {
  await startAndFail()
  const asked = () => local.received.length
  for (let day = 0; day < 7; day += 1) {
    const before = asked()
    await pass(DAY_SECONDS + 1)
    expect(asked(), `day ${day}`).toBeGreaterThan(before)
  }
  await pass(DAY_SECONDS + 1)
  const before = asked()
  await pass(DAY_SECONDS + 1)
  expect(asked()).toBe(before)
})
