import { randomUUID } from 'node:crypto'
import { type LocalAnswer, openLocalServer, type ReceivedRequest } from './local-server.ts'

const KEYS = {
  id: 'orange-id-of-the-tests',
  secret: 'orange-secret-of-the-tests',
  merchant: 'orange-merchant',
}
const PAGE = 'https://paiement.orange.test'

interface Transaction {
  order_id: string
  amount: number
  pay_token: string
  status: string
  txnid: string | null
  /** Where Orange tells that something became of it, and where its page leads the payer back to. */
  notif_url: string
  return_url: string
}

/** Orange Money's Web Payment as its documents describe it. */
export async function openLocalOrangeMoney() {
  const transactions = new Map<string, Transaction>()
  const tokens = new Set<string>()
  let page = PAGE
  const server = await openLocalServer((request) => {
    if (request.path === '/oauth/v3/token') return giveToken(request)
    if (!tokens.has(String(request.headers.authorization).replace('Bearer ', '')))
      return { status: 401, body: { code: 42, message: 'Expired credentials' } }
    if (request.path === '/orange-money-webpay/mg/v1/webpayment') return begin(JSON.parse(request.text))
    if (request.path === '/orange-money-webpay/mg/v1/transactionstatus') return show(JSON.parse(request.text))
    return { status: 404 }
  })

  function giveToken({ headers }: ReceivedRequest): LocalAnswer {
    const basic = Buffer.from(`${KEYS.id}:${KEYS.secret}`).toString('base64')
    if (headers.authorization !== `Basic ${basic}`) return { status: 401, body: { error: 'invalid_client' } }
    const access_token = randomUUID()
    tokens.add(access_token)
    return { body: { access_token, expires_in: '7776000', token_type: 'Bearer' } }
  }

  function begin(body: Record<string, unknown>): LocalAnswer {
    const order_id = String(body.order_id)
    const isWhole =
      body.merchant_key === KEYS.merchant &&
      body.currency === 'MGA' &&
      Number.isInteger(body.amount) &&
      order_id.length <= 30
    if (!isWhole) return { status: 400, body: { code: 22, message: 'Invalid body' } }
    if (transactions.has(order_id)) return { status: 403, body: { code: 1209, message: 'Duplicate order' } }
    const made = {
      order_id,
      amount: Number(body.amount),
      pay_token: randomUUID(),
      status: 'INITIATED',
      txnid: null,
      notif_url: String(body.notif_url),
      return_url: String(body.return_url),
    }
    transactions.set(order_id, made)
    return {
      status: 201,
      body: {
        status: 201,
        message: 'OK',
        pay_token: made.pay_token,
        payment_url: `${page}/mg/${made.pay_token}`,
        notif_token: `notif-${order_id}`,
      },
    }
  }

  function show({ order_id, amount, pay_token }: Record<string, unknown>): LocalAnswer {
    const found = transactions.get(String(order_id))
    const isRight = found && found.amount === amount && found.pay_token === pay_token
    if (!isRight) return { status: 404, body: { code: 60, message: 'Resource not found' } }
    return {
      status: 201,
      body: { status: found.status, order_id, ...(found.txnid && { txnid: found.txnid }) },
    }
  }
  return {
    ...server,
    env: {
      ORANGE_MONEY_API: server.base,
      ORANGE_MONEY_CLIENT_ID: KEYS.id,
      ORANGE_MONEY_CLIENT_SECRET: KEYS.secret,
      ORANGE_MONEY_MERCHANT_KEY: KEYS.merchant,
      ORANGE_MONEY_PAGE: PAGE,
    },
    secrets: [KEYS.id, KEYS.secret, KEYS.merchant],
    page: PAGE,
    /** The newest transaction. */
    last() {
      const found = [...transactions.values()].at(-1)
      if (!found) throw new Error('no payment was asked for')
      return found
    },
    setPage(origin: string) {
      page = origin
    },
    change(id: string, values: Partial<Transaction>) {
      const found = transactions.get(id)
      if (!found) throw new Error('no payment was asked for')
      Object.assign(found, values)
    },
  }
}
