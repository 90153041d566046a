import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeCharge, openOperator } from '#test/operators/charges.ts'
import { openLocalAirtelMoney } from '#test/operators/local-airtel-money.ts'

let local: Awaited<ReturnType<typeof openLocalAirtelMoney>>
beforeAll(async () => {
  local = await openLocalAirtelMoney()
})
afterAll(() => local.close())
beforeEach(() => local.forgetPlans())

const open = () => openOperator('airtel_money', local.env)
const COLLECT = /^POST .*payments/
const ENQUIRY = /^GET .*payments/
const PAYER = { payer_phone: '+261331234567' }
const PAID = { kind: 'succeeded', operator_reference: 'MP261121.0800.A00001', difference: null }

async function startOne() {
  const operator = open()
  const charge = makeCharge(PAYER)
  const answer = await operator.start(charge)
  if (answer.kind !== 'started') throw new Error(`not started: ${answer.code}`)
  return { operator, asked: { id: charge.id, amount: charge.amount, operator_id: answer.operator_id } }
}

test('a charge is asked for, waits, and succeeds with the number of its transaction', async () => {
  const { operator, asked } = await startOne()
  expect(local.payers().at(-1)).toBe('331234567')
  expect(asked.operator_id).toBe(asked.id)
  expect(await operator.ask(asked)).toEqual({ kind: 'waiting' })
  local.change(asked.id, { status: 'TS', response_code: 'DP00800001001' })
  expect(await operator.ask(asked)).toEqual(PAID)
})

test('an hour of ambiguous answers fails nothing, and the success after it is found', async () => {
  const { operator, asked } = await startOne()
  const ambiguous = [
    { status: 'TA' as const, response_code: 'DP00800001000' },
    { status: 'TF' as const, response_code: 'DP00800001000' },
    { status: 'TF' as const, response_code: 'DP00800001006' },
    { status: 'TF' as const, response_code: 'ROUTER117' },
    { status: 'TF' as const, response_code: 'ESB000008' },
  ]
  for (let minute = 0; minute < 60; minute += 1) {
    operator.advance(60)
    local.change(asked.id, ambiguous[minute % ambiguous.length] ?? {})
    const status = [408, 502, 504][minute % 3] ?? 504
    if (minute % 2 === 0) local.misbehaveOnce(ENQUIRY, { status })
    expect(await operator.ask(asked)).toMatchObject({ kind: 'unknown' })
  }
  local.change(asked.id, { status: 'TS', response_code: 'DP00800001001' })
  expect(await operator.ask(asked)).toEqual(PAID)
})

test.each([
  { response_code: 'DP00800001002', words: /code secret/ },
  { response_code: 'DP00800001003', words: /dépasse/ },
  { response_code: 'DP00800001007', words: /assez d’argent/ },
  { response_code: 'DP00800001008', words: /refusé sur le téléphone/ },
  { response_code: 'never heard of', words: /Rien n’a été débité/ },
])('a failure with the code $response_code says what the payer can do', async ({ response_code, words }) => {
  const { operator, asked } = await startOne()
  local.change(asked.id, { status: 'TF', response_code })
  const state = await operator.ask(asked)
  expect(state).toMatchObject({ kind: 'failed', code: response_code })
  expect(state.kind === 'failed' && state.reason).toMatch(words)
})

test('an expired charge failed, and one that was given back says so', async () => {
  const { operator, asked } = await startOne()
  local.change(asked.id, { status: 'TE', response_code: 'DP00800001024' })
  expect(await operator.ask(asked)).toMatchObject({ kind: 'failed' })
  local.change(asked.id, { status: 'TR', response_code: 'DP00800001001' })
  expect(await operator.ask(asked)).toEqual({ kind: 'reversed', operator_reference: PAID.operator_reference })
})

describe('a success is believed only whole', () => {
  test.each([
    { what: 'of another id', said: { id: 'another' } },
    { what: 'without the number of its transaction', said: { airtel_money_id: null } },
  ])('$what it is asked again', async ({ said }) => {
    const { operator, asked } = await startOne()
    local.change(asked.id, { status: 'TS', response_code: 'DP00800001001', said })
    expect(await operator.ask(asked)).toMatchObject({ kind: 'unknown' })
  })

  test.each([{ amount: 6_000 }, { currency: 'KES' }])('with %j it says what differs', async (said) => {
    const { operator, asked } = await startOne()
    local.change(asked.id, { status: 'TS', response_code: 'DP00800001001', said })
    expect(await operator.ask(asked)).toMatchObject({ kind: 'succeeded', difference: expect.any(String) })
  })
})

describe('a start', () => {
  test.each(['hang', 'reset', 'garbage', 'flood'] as const)(
    'that was acted on without an answer (%s) is unknown, and found by our id',
    async (how) => {
      const operator = open()
      const { id, amount, ...charge } = makeCharge(PAYER)
      local.misbehaveOnce(COLLECT, how, { after: true })
      expect(await operator.start({ id, amount, ...charge })).toMatchObject({ kind: 'unknown' })
      expect(await operator.ask({ id, amount, operator_id: null })).toEqual({ kind: 'waiting' })
    },
  )

  test('that never arrived is absent', async () => {
    const operator = open()
    const { id, amount, ...charge } = makeCharge(PAYER)
    local.misbehaveOnce(COLLECT, 'reset')
    expect(await operator.start({ id, amount, ...charge })).toMatchObject({ kind: 'unknown' })
    expect(await operator.ask({ id, amount, operator_id: null })).toEqual({ kind: 'absent' })
  })

  test('with an id that was used is unknown, never paid twice', async () => {
    const operator = open()
    const charge = makeCharge(PAYER)
    await operator.start(charge)
    expect(await operator.start(charge)).toEqual({ kind: 'unknown', code: 'ESB000041' })
  })

  test('that Airtel refuses at once is refused with its words, whatever HTTP and « success » say', async () => {
    local.misbehaveOnce(COLLECT, {
      body: {
        data: { transaction: { id: 'x', status: 'TF' } },
        status: { code: '200', response_code: 'DP00800001007', success: true },
      },
    })
    const reason = 'Il n’y a pas assez d’argent sur ce compte Airtel Money.'
    expect(await open().start(makeCharge(PAYER))).toMatchObject({ kind: 'refused', reason })
  })

  test('without a number is a mistake of its caller', async () => {
    await expect(open().start(makeCharge({ payer_phone: null }))).rejects.toThrow('number')
  })
})
