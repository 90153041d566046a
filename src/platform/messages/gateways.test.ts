import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openLocalHttpGateway, openLocalOrangeSms } from '#test/messages/local-gateways.ts'
import { readEnv } from '../env.ts'
import { openGateway } from './open-gateway.ts'

const orange = await openLocalOrangeSms()
const other = await openLocalHttpGateway()
afterAll(() => Promise.all([orange.close(), other.close()]))
beforeEach(() => {
  orange.forgetPlans()
  orange.sent.length = 0
  other.forgetSent()
})

const BASE = { DATABASE_URL: 'postgres://localhost/none', APP_SECRET: '4fd8b1c07e93a2655d1ce07b9a83f2d46710' }
const MESSAGE = { id: 'message-1', to: '+261341234567', text: 'Bonjour, 10 €' }

function open(settings: Record<string, string>) {
  const clock = { now: () => new Date() }
  const gateway = openGateway({ env: readEnv({ ...BASE, ...settings }), clock }, 300)
  if (!gateway) throw new Error('no gateway')
  return gateway
}

describe('by Orange', () => {
  test('a message leaves with a token that is asked for once, from the number of the country', async () => {
    const send = open(orange.env)
    expect(await Promise.all([send(MESSAGE), send(MESSAGE)])).toEqual(['taken', 'taken'])
    expect(orange.sent).toEqual([MESSAGE, MESSAGE].map(({ to, text }) => ({ to, text })))
    expect(orange.received.filter(({ path }) => path === '/oauth/v3/token')).toHaveLength(1)
  })

  test('a token that ended is replaced, and the message leaves once', async () => {
    const send = open(orange.env)
    await send(MESSAGE)
    orange.expireTokens()
    expect(await send(MESSAGE)).toBe('taken')
    expect(orange.sent).toHaveLength(2)
  })

  test('refused again with a new token, it was surely not sent', async () => {
    const send = open(orange.env)
    orange.misbehaveOnce(/outbound/, { status: 401 })
    orange.misbehaveOnce(/outbound/, { status: 401 })
    expect(await send(MESSAGE)).toEqual({ failure: 'HTTP_401', again: true })
  })

  test('a server that gives no token sends nothing, and is tried again', async () => {
    orange.misbehaveOnce(/token/, { status: 500 })
    expect(await open(orange.env)(MESSAGE)).toEqual({ failure: 'TOKEN_HTTP_500', again: true })
    expect(orange.sent).toEqual([])
  })

  test('an answer that its document does not have may stand for a sent message', async () => {
    orange.misbehaveOnce(/outbound/, { status: 200, body: {} })
    expect(await open(orange.env)(MESSAGE)).toEqual({ failure: 'HTTP_200', again: false })
  })
})

describe('by another gateway', () => {
  test('a message has the names and the key of its settings', async () => {
    expect(await open({ ...other.env, SMS_HTTP_FROM: 'Asafidy' })(MESSAGE)).toBe('taken')
    const [request] = other.received
    expect(JSON.parse(request?.text ?? '')).toEqual({
      reference: 'message-1',
      phone: '+261341234567',
      message: 'Bonjour, 10 €',
      from: 'Asafidy',
    })
    expect(request?.headers['x-key']).toBe(other.env.SMS_HTTP_KEY)
  })

  test.each([
    [
      'too many at once',
      { status: 429, headers: { 'retry-after': '90' } },
      'HTTP_429',
      { again: true, wait: 90_000 },
    ],
    ['a failure of the server', { status: 500 }, 'HTTP_500', { again: true }],
    ['a refusal of the message', { status: 422 }, 'HTTP_422', { again: false }],
    ['a failure in between', { status: 504 }, 'HTTP_504', { again: false }],
    ['an answer that comes too late', 'hang', 'TIMEOUT', { again: false }],
    ['a connection that breaks', 'reset', 'UND_ERR_SOCKET', { again: false }],
    ['an answer without end', 'flood', 'TOO_LARGE', { again: false }],
    ['a redirection', 'elsewhere', 'HTTP_307', { again: false }],
  ] as const)('%s says whether the message may be tried again', async (_what, how, failure, rest) => {
    other.misbehaveOnce(/send/, how)
    expect(await open(other.env)(MESSAGE)).toEqual({ failure, ...rest })
  })

  test('where nobody listens, nothing was sent', async () => {
    const gone = await openLocalHttpGateway()
    await gone.close()
    expect(await open(gone.env)(MESSAGE)).toEqual({ failure: 'ECONNREFUSED', again: true })
  })
})

test('keys switch a gateway on, whole and one alone; the demonstration writes into files', () => {
  const smsOf = (settings: Record<string, string>) => readEnv({ ...BASE, ...settings }).sms
  expect(smsOf({})).toBeNull()
  expect(smsOf(orange.env)).toBe('orange')
  expect(smsOf(other.env)).toBe('http')
  expect(smsOf({ DEMO: '1' })).toBe('file')
  // Where others reach the demonstration, nobody could read a code.
  expect(smsOf({ DEMO: '1', APP_URL: 'https://asafidy.test' })).toBeNull()
  expect(() => smsOf({ ORANGE_SMS_CLIENT_ID: 'x' })).toThrow('ORANGE_SMS_CLIENT_SECRET: required with')
  expect(() => smsOf({ ...orange.env, ...other.env })).toThrow('not together with ORANGE_SMS_CLIENT_ID')
  expect(() => smsOf({ SMS_INCOMING_SECRET: 'court' })).toThrow('SMS_INCOMING_SECRET')
})
