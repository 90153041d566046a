import { randomUUID } from 'node:crypto'
import { type LocalAnswer, openLocalServer, type ReceivedRequest } from './local-server.ts'

const KEYS = { id: 'airtel-id-of-the-tests', secret: 'airtel-secret-of-the-tests' }
const NOT_FOUND = 'DP00800001025'

interface Transaction {
  id: string
  status: 'TIP' | 'TS' | 'TF' | 'TA' | 'TE' | 'TR'
  response_code: string
  payer: string
  said: Record<string, unknown>
}

/** Airtel Money's collections as their documents describe them. */
export async function openLocalAirtelMoney() {
  const transactions = new Map<string, Transaction>()
  const tokens = new Set<string>()
  const server = await openLocalServer((request) => {
    if (request.path === '/auth/oauth2/token') return giveToken(request)
    const { authorization } = request.headers
    if (!tokens.has(String(authorization).replace('Bearer ', ''))) return { status: 401, body: {} }
    if (request.headers['x-country'] !== 'MG' || request.headers['x-currency'] !== 'MGA')
      return { status: 400 }
    return request.method === 'POST' ? collect(request) : enquire(request.path.split('/').at(-1) ?? '')
  })

  function giveToken({ text }: ReceivedRequest): LocalAnswer {
    const { client_id, client_secret } = JSON.parse(text)
    if (client_id !== KEYS.id || client_secret !== KEYS.secret) return { status: 401, body: {} }
    const access_token = randomUUID()
    tokens.add(access_token)
    return { body: { access_token, expires_in: '180', token_type: 'bearer' } }
  }

  function collect({ text }: ReceivedRequest): LocalAnswer {
    const { subscriber, transaction } = JSON.parse(text)
    const isWhole = /^3\d{8}$/.test(subscriber.msisdn) && Number.isInteger(transaction.amount)
    if (!isWhole) return failed('ESB000010')
    if (transactions.has(transaction.id)) return failed('ESB000041')
    const made: Transaction = {
      id: transaction.id,
      status: 'TIP',
      response_code: 'DP00800001006',
      payer: subscriber.msisdn,
      said: {},
    }
    transactions.set(made.id, made)
    return show({ id: made.id, status: 'TIP' }, made.response_code)
  }

  function enquire(id: string): LocalAnswer {
    const found = transactions.get(id)
    if (!found) return failed(NOT_FOUND)
    const { status, response_code, said } = found
    const paid = status === 'TS' || status === 'TR' ? { airtel_money_id: 'MP261121.0800.A00001' } : {}
    return show({ id, status, message: '', ...paid, ...said }, response_code)
  }
  return {
    ...server,
    env: {
      AIRTEL_MONEY_API: server.base,
      AIRTEL_MONEY_CLIENT_ID: KEYS.id,
      AIRTEL_MONEY_CLIENT_SECRET: KEYS.secret,
    },
    secrets: [KEYS.id, KEYS.secret],
    change(id: string, values: Partial<Transaction>) {
      const found = transactions.get(id)
      if (!found) throw new Error('no payment was asked for')
      Object.assign(found, values)
    },
    /** The id of the newest transaction. */
    lastId: () => [...transactions.keys()].at(-1) ?? '',
    payers: () => [...transactions.values()].map(({ payer }) => payer),
  }
}

/** Airtel says 200 and « success » of a failed payment too. */
const show = (transaction: object, response_code: string): LocalAnswer => ({
  body: {
    data: { transaction },
    status: { code: '200', response_code, success: true, message: 'SUCCESS' },
  },
})

const failed = (response_code: string): LocalAnswer => ({
  status: 400,
  body: { status: { code: '400', response_code, success: false, message: 'Failed' } },
})
