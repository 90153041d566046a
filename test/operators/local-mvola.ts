import { randomUUID } from 'node:crypto'
import { type LocalAnswer, openLocalServer, type ReceivedRequest } from './local-server.ts'

const PATH = '/mvola/mm/transactions/type/merchantpay/1.0.0'
const MVOLA_MERCHANT = '0340000001'
const KEYS = { key: 'mvola-key-of-the-tests', secret: 'mvola-secret-of-the-tests' }

interface Transaction {
  id: string
  /** Ours. */
  reference: string
  payer: string
  amount: string
  currency: string
  merchant: string
  status: 'pending' | 'completed' | 'failed'
  callback_url: string | null
}

/** MVola's Merchant Pay as its documents describe it; a test moves its transactions and says how it misbehaves. */
export async function openLocalMvola() {
  const transactions = new Map<string, Transaction>()
  const tokens = new Set<string>()
  let lifetime: unknown = 3_600
  const server = await openLocalServer((request) => {
    const { method, path } = request
    if (path === '/token') return giveToken(request)
    if (!tokens.has(String(request.headers.authorization).replace('Bearer ', '')))
      return { status: 401, body: { fault: { code: 900901, message: 'Invalid Credentials' } } }
    if (method === 'POST' && path === `${PATH}/`) return initiate(request)
    if (path.startsWith(`${PATH}/status/`)) return showStatus(path.slice(`${PATH}/status/`.length))
    return showDetails(path.slice(PATH.length + 1))
  })

  function giveToken({ headers, text }: ReceivedRequest): LocalAnswer {
    const basic = Buffer.from(`${KEYS.key}:${KEYS.secret}`).toString('base64')
    const isRight =
      headers.authorization === `Basic ${basic}` &&
      text === 'grant_type=client_credentials&scope=EXT_INT_MVOLA_SCOPE'
    if (!isRight) return { status: 401, body: { error: 'invalid_client' } }
    const access_token = randomUUID()
    tokens.add(access_token)
    return {
      body: { access_token, scope: 'EXT_INT_MVOLA_SCOPE', token_type: 'Bearer', expires_in: lifetime },
    }
  }

  function initiate({ headers, text }: ReceivedRequest): LocalAnswer {
    const body = JSON.parse(text)
    const reference = body.requestingOrganisationTransactionReference
    const isWhole =
      headers.version === '1.0' &&
      headers.useraccountidentifier === `msisdn;${MVOLA_MERCHANT}` &&
      String(headers['x-correlationid']).length <= 40 &&
      /^[A-Za-z0-9 ]{1,50}$/.test(body.descriptionText) &&
      /^\d+$/.test(body.amount) &&
      body.currency === 'Ar' &&
      /^03\d{8}$/.test(body.debitParty[0].value) &&
      body.metadata.length === 3
    if (!isWhole) return { status: 400, body: { ErrorCategory: 'validation', ErrorCode: 4001 } }
    if ([...transactions.values()].some((each) => each.reference === reference))
      return { status: 409, body: { errorCategory: 'conflict', errorCode: 'duplicate' } }
    const id = randomUUID()
    transactions.set(id, {
      id,
      reference,
      payer: body.debitParty[0].value,
      amount: body.amount,
      currency: body.currency,
      merchant: body.creditParty[0].value,
      status: 'pending',
      callback_url: headers['x-callback-url'] ? String(headers['x-callback-url']) : null,
    })
    return {
      status: 202,
      body: { status: 'pending', serverCorrelationId: id, notificationMethod: 'callback' },
    }
  }

  function showStatus(id: string): LocalAnswer {
    const found = transactions.get(id)
    if (!found) return { status: 404, body: { errorCode: 'notFound' } }
    const objectReference = found.status === 'completed' ? receiptOf(found) : ''
    return {
      body: { status: found.status, serverCorrelationId: id, notificationMethod: 'polling', objectReference },
    }
  }

  function showDetails(receipt: string): LocalAnswer {
    const found = [...transactions.values()].find((each) => receiptOf(each) === receipt)
    if (!found) return { status: 404, body: { errorCode: 'notFound' } }
    return {
      body: {
        amount: found.amount,
        currency: found.currency,
        transactionReference: receipt,
        transactionStatus: found.status,
        debitParty: [{ key: 'msisdn', value: found.payer }],
        creditParty: [{ key: 'msisdn', value: found.merchant }],
        fees: [{ feeAmount: '0' }],
      },
    }
  }

  const only = () => {
    const [last] = [...transactions.values()].slice(-1)
    if (!last) throw new Error('no payment was asked for')
    return last
  }
  return {
    ...server,
    env: {
      MVOLA_API: server.base,
      MVOLA_CONSUMER_KEY: KEYS.key,
      MVOLA_CONSUMER_SECRET: KEYS.secret,
      MVOLA_MERCHANT_NUMBER: MVOLA_MERCHANT,
    },
    secrets: [KEYS.key, KEYS.secret],
    transactions,
    /** Changes the newest transaction, as its payer or MVola does. */
    change: (values: Partial<Transaction>) => Object.assign(only(), values),
    receipt: () => receiptOf(only()),
    endTokens: () => tokens.clear(),
    setTokenLifetime(expires_in: unknown) {
      lifetime = expires_in
    },
  }
}

const receiptOf = ({ id }: Transaction) => id.replaceAll(/\D/g, '').padEnd(10, '7').slice(0, 10)
