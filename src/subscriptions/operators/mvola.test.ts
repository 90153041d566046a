import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeCharge, openOperator } from '#test/operators/charges.ts'
import { openLocalMvola } from '#test/operators/local-mvola.ts'
import { freePort } from '../../../scripts/free-port.ts'
import type { StartedCharge } from './operator.ts'

let local: Awaited<ReturnType<typeof openLocalMvola>>
beforeAll(async () => {
  local = await openLocalMvola()
})
afterAll(() => local.close())
beforeEach(() => {
  local.forgetPlans()
  local.setTokenLifetime(3_600)
})

const open = () => openOperator('mvola', local.env)
const INITIATE = /^POST .*merchantpay/
const STATUS = /^GET .*status/
const DETAILS = /^GET (?!.*status)/

async function startOne(operator = open()) {
  const charge = makeCharge()
  const answer = await operator.start(charge)
  if (answer.kind !== 'started') throw new Error(`not started: ${answer.code}`)
  const asked: StartedCharge = { id: charge.id, amount: charge.amount, operator_id: answer.operator_id }
  return { operator, charge, asked }
}

test('a charge is asked for, waits, and succeeds with the number of its transaction', async () => {
  const { operator, charge, asked } = await startOne()
  const [sent] = local.received.filter(({ method, path }) => method === 'POST' && path !== '/token')
  expect(JSON.parse(sent?.text ?? '')).toMatchObject({
    amount: '60000',
    requestDate: '2026-11-21T08:00:00.000Z',
    requestingOrganisationTransactionReference: charge.id,
    debitParty: [{ key: 'msisdn', value: '0341234567' }],
  })
  expect(sent?.headers['x-callback-url']).toBe(charge.callback_url)
  expect(await operator.ask(asked)).toEqual({ kind: 'waiting' })
  local.change({ status: 'completed' })
  const operator_reference = local.receipt()
  expect(await operator.ask(asked)).toEqual({ kind: 'succeeded', operator_reference, difference: null })
})

test('a charge that the payer did not confirm failed, in words', async () => {
  const { operator, asked } = await startOne()
  local.change({ status: 'failed' })
  const reason = expect.stringContaining('Rien n’a été débité')
  expect(await operator.ask(asked)).toEqual({ kind: 'failed', code: 'failed', reason })
})

test.each([
  { what: 'another amount', values: { amount: '6000' }, difference: /6 000 Ar reçus au lieu de 60 000 Ar/ },
  { what: 'half an Ariary', values: { amount: '60000.5' }, difference: /Ariary entiers/ },
  { what: 'another currency', values: { currency: 'EUR' }, difference: /monnaie/ },
  { what: 'another merchant', values: { merchant: '0340000099' }, difference: /marchand/ },
])('a success with $what says what differs', async ({ values, difference }) => {
  const { operator, asked } = await startOne()
  local.change({ status: 'completed', ...values })
  const state = await operator.ask(asked)
  expect(state).toMatchObject({ kind: 'succeeded' })
  const words = state.kind === 'succeeded' ? (state.difference ?? '') : ''
  expect(words.replaceAll(/\s/g, ' ')).toMatch(difference)
})

describe('a start whose answer leaves open what was done is unknown', () => {
  test.each(['hang', 'reset', 'garbage', 'flood', 'elsewhere'] as const)('%s', async (how) => {
    local.misbehaveOnce(INITIATE, how, { after: true })
    expect(await open().start(makeCharge())).toMatchObject({ kind: 'unknown' })
  })

  test.each([408, 500, 502, 503, 504])('status %i', async (status) => {
    local.misbehaveOnce(INITIATE, { status })
    expect(await open().start(makeCharge())).toEqual({ kind: 'unknown', code: `HTTP_${status}` })
  })

  test('an id that MVola has seen', async () => {
    const operator = open()
    const charge = makeCharge()
    await operator.start(charge)
    expect(await operator.start(charge)).toEqual({ kind: 'unknown', code: 'duplicate' })
    expect([...local.transactions.values()].filter(({ reference }) => reference === charge.id)).toHaveLength(
      1,
    )
  })
})

describe('a start that surely asked nothing of the payer is refused', () => {
  test('MVola misses a field', async () => {
    local.misbehaveOnce(INITIATE, { status: 400, body: { ErrorCode: 4001 } })
    expect(await open().start(makeCharge())).toMatchObject({ kind: 'refused', code: '4001' })
  })

  test('too many requests, with how long to wait', async () => {
    local.misbehaveOnce(INITIATE, { status: 429, headers: { 'retry-after': '120' } })
    expect(await open().start(makeCharge())).toMatchObject({ kind: 'refused', retry_after: 120 })
  })

  test('nobody listens there', async () => {
    const lost = openOperator('mvola', { ...local.env, MVOLA_API: `http://127.0.0.1:${await freePort()}` })
    expect(await lost.start(makeCharge())).toMatchObject({ kind: 'refused', code: 'TOKEN_ECONNREFUSED' })
  })

  test.each(['hang', 'reset', 'garbage', { status: 500 }] as const)('no token comes: %s', async (how) => {
    local.misbehaveOnce(/token/, how)
    expect(await open().start(makeCharge())).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('réessayez'),
    })
    expect(local.received.some(({ path }) => path.includes('merchantpay'))).toBe(false)
  })
})

describe('a state that cannot be read is asked for again and fails nothing', () => {
  test.each(['hang', 'reset', 'garbage', 'flood', 'elsewhere'] as const)('%s', async (how) => {
    const { operator, asked } = await startOne()
    local.change({ status: 'completed' })
    for (const path of [STATUS, DETAILS]) {
      local.misbehaveOnce(path, how)
      expect(await operator.ask(asked)).toMatchObject({ kind: 'unknown' })
    }
    expect(await operator.ask(asked)).toMatchObject({ kind: 'succeeded', difference: null })
  })

  test.each([400, 404, 500, 503])('status %i', async (status) => {
    const { operator, asked } = await startOne()
    local.misbehaveOnce(STATUS, { status })
    expect(await operator.ask(asked)).toMatchObject({ kind: 'unknown', code: `HTTP_${status}` })
  })

  test('too many questions, with how long to wait', async () => {
    const { operator, asked } = await startOne()
    local.misbehaveOnce(STATUS, { status: 429, headers: { 'retry-after': '30' } })
    expect(await operator.ask(asked)).toMatchObject({ kind: 'unknown', retry_after: 30 })
  })

  test('the answer is about another transaction', async () => {
    const { operator, asked } = await startOne()
    local.misbehaveOnce(STATUS, {
      body: { status: 'completed', serverCorrelationId: 'another', objectReference: '1234567890' },
    })
    expect(await operator.ask(asked)).toMatchObject({ kind: 'unknown', code: 'OTHER_TRANSACTION' })
  })

  test('the details say another state than the status', async () => {
    const { operator, asked } = await startOne()
    local.misbehaveOnce(STATUS, {
      body: { status: 'completed', serverCorrelationId: asked.operator_id, objectReference: local.receipt() },
    })
    expect(await operator.ask(asked)).toMatchObject({ kind: 'unknown', code: 'STATES_DIFFER' })
  })

  test('the answer to the start never came', async () => {
    const asked = { id: makeCharge().id, amount: 60_000, operator_id: null }
    expect(await open().ask(asked)).toMatchObject({ kind: 'unknown', code: 'NO_OPERATOR_ID' })
  })
})

describe('the token', () => {
  const countTokens = () => local.received.filter(({ path }) => path === '/token').length

  test('is asked for once by requests that come together, and kept until shortly before its end', async () => {
    const operator = open()
    await Promise.all(Array.from({ length: 10 }, () => operator.start(makeCharge())))
    expect(countTokens()).toBe(1)
    operator.advance(3_539)
    await operator.start(makeCharge())
    expect(countTokens()).toBe(1)
    operator.advance(2)
    await operator.start(makeCharge())
    expect(countTokens()).toBe(2)
  })

  test('that ends in the middle is asked for again once, and the charge is started once', async () => {
    const { operator, asked } = await startOne()
    local.endTokens()
    expect(await operator.ask(asked)).toEqual({ kind: 'waiting' })
    local.endTokens()
    const charge = makeCharge()
    expect(await operator.start(charge)).toMatchObject({ kind: 'started' })
    expect([...local.transactions.values()].filter(({ reference }) => reference === charge.id)).toHaveLength(
      1,
    )
  })

  test('that is refused again is not asked for without end', async () => {
    const operator = open()
    local.misbehaveOnce(INITIATE, { status: 401 })
    local.misbehaveOnce(INITIATE, { status: 401 })
    expect(await operator.start(makeCharge())).toMatchObject({ kind: 'refused', code: 'HTTP_401' })
    expect(countTokens()).toBe(2)
  })

  test.each(['180', 'soon', -5])(
    'whose lifetime is %j is taken all the same, for a short time',
    async (lifetime) => {
      local.setTokenLifetime(lifetime)
      const operator = open()
      await operator.start(makeCharge())
      operator.advance(30)
      await operator.start(makeCharge())
      expect(countTokens()).toBe(1)
      operator.advance(150)
      await operator.start(makeCharge())
      expect(countTokens()).toBe(2)
    },
  )
})

test('no answer repeats a secret or the payer’s number', async () => {
  const operator = open()
  const answers: unknown[] = []
  for (const how of ['hang', 'reset', 'garbage', { status: 500 }, { status: 400 }] as const) {
    local.misbehaveOnce(INITIATE, how)
    answers.push(await operator.start(makeCharge()))
  }
  const { asked } = await startOne(operator)
  for (const how of ['hang', 'reset', 'garbage', { status: 500 }] as const) {
    local.misbehaveOnce(STATUS, how)
    answers.push(await operator.ask(asked))
  }
  const written = JSON.stringify(answers)
  for (const secret of [...local.secrets, '341234567']) expect(written).not.toContain(secret)
})
