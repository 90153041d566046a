import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeCharge, openOperator } from '#test/operators/charges.ts'
import { openLocalOrangeMoney } from '#test/operators/local-orange-money.ts'

let local: Awaited<ReturnType<typeof openLocalOrangeMoney>>
beforeAll(async () => {
  local = await openLocalOrangeMoney()
})
afterAll(() => local.close())
beforeEach(() => {
  local.forgetPlans()
  local.setPage(local.page)
})

const open = () => openOperator('orange_money', local.env)
const PAYER = { payer_phone: null }

async function startOne() {
  const operator = open()
  const charge = makeCharge(PAYER)
  const answer = await operator.start(charge)
  if (answer.kind !== 'started') throw new Error(`not started: ${answer.code}`)
  return {
    operator,
    answer,
    asked: { id: charge.id, amount: charge.amount, operator_id: answer.operator_id },
  }
}

test('a payer is sent to the page of Orange, and the charge waits, then succeeds', async () => {
  const { operator, answer, asked } = await startOne()
  expect(answer).toMatchObject({
    payment_url: `${local.page}/mg/${asked.operator_id}`,
    callback_token: `notif-${asked.id}`,
  })
  expect(await operator.ask(asked)).toEqual({ kind: 'waiting' })
  local.change(asked.id, { status: 'PENDING' })
  expect(await operator.ask(asked)).toEqual({ kind: 'waiting' })
  local.change(asked.id, { status: 'SUCCESS', txnid: 'MP150709.1341.A00073' })
  const operator_reference = 'MP150709.1341.A00073'
  expect(await operator.ask(asked)).toEqual({ kind: 'succeeded', operator_reference, difference: null })
})

test.each(['EXPIRED', 'FAILED'])('%s is final, in words', async (status) => {
  const { operator, asked } = await startOne()
  local.change(asked.id, { status })
  const reason = expect.stringContaining('Rien n’a été débité')
  expect(await operator.ask(asked)).toEqual({ kind: 'failed', code: status, reason })
})

test('a state of another sum is not found, and fails nothing', async () => {
  const { operator, asked } = await startOne()
  local.change(asked.id, { status: 'SUCCESS', txnid: 'MP1', amount: 6_000 })
  expect(await operator.ask(asked)).toEqual({ kind: 'unknown', code: '60', retry_after: null })
})

test.each([
  { what: 'another order', answer: { body: { status: 'SUCCESS', order_id: 'another', txnid: 'MP1' } } },
  { what: 'a state that nobody knows', answer: { body: { status: 'PERHAPS', order_id: 'another' } } },
  { what: 'a failure of the server', answer: { status: 500 } },
  { what: 'no JSON', answer: 'garbage' as const },
  { what: 'no answer', answer: 'hang' as const },
])('an answer of $what is asked for again', async ({ answer }) => {
  const { operator, asked } = await startOne()
  local.change(asked.id, { status: 'SUCCESS', txnid: 'MP1' })
  local.misbehaveOnce(/transactionstatus/, answer)
  expect(await operator.ask(asked)).toMatchObject({ kind: 'unknown' })
  expect(await operator.ask(asked)).toMatchObject({ kind: 'succeeded' })
})

describe('a payer is sent to no other host', () => {
  test.each([
    'https://voleur.test',
    'https://paiement.orange.test.voleur.test',
    'http://paiement.orange.test',
  ])('%s', async (origin) => {
    local.setPage(origin)
    expect(await open().start(makeCharge(PAYER))).toMatchObject({ kind: 'refused', code: 'FOREIGN_PAGE' })
  })
})

test.each(['hang', 'reset', 'garbage'] as const)(
  'a start without an answer (%s) asked nothing of anybody, because its page is unknown',
  async (how) => {
    local.misbehaveOnce(/webpayment$/, how, { after: true })
    expect(await open().start(makeCharge(PAYER))).toMatchObject({ kind: 'refused' })
  },
)

test('an order that Orange has seen is refused', async () => {
  const operator = open()
  const charge = makeCharge(PAYER)
  await operator.start(charge)
  expect(await operator.start(charge)).toMatchObject({ kind: 'refused', code: '1209' })
})
