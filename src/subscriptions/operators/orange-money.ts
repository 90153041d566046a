import { z } from 'zod'
import type { Clock } from '#src/platform/clock.ts'
import { type Reply, sendRequest } from '#src/platform/outgoing/requests.ts'
import { openSession, type Session } from '#src/platform/outgoing/token-session.ts'
import type { Charge, ChargeStart, ChargeState, Operator, StartedCharge } from './operator.ts'
import { explainStart, isFine, unknownState } from './replies.ts'

export interface OrangeMoneySettings {
  /** `https://api.orange.com`, without a slash at its end. */
  base: string
  client_id: string
  client_secret: string
  merchant_key: string
  /** The part of the address that names the country, `mg`, or `dev` for the sandbox. */
  country: string
  /** `MGA`, or `OUV` in the sandbox. */
  currency: string
  /** The only origin to which a payer is sent. */
  page_origin: string
  timeout_ms: number
}

const FAILED = 'Orange Money n’a pas pu prendre le paiement. Rien n’a été débité.'
const EXPIRED = 'La page d’Orange Money a expiré avant la confirmation. Rien n’a été débité\u00A0: réessayez.'
const NO_PAGE = 'Orange Money n’a pas ouvert sa page de paiement. Rien n’a été débité\u00A0: réessayez.'

const token = z.string().min(1).max(500)
const started = z.object({ pay_token: token, payment_url: z.url().max(2_000), notif_token: token })
const state = z.object({
  status: z.string().toUpperCase(),
  order_id: z.coerce.string(),
  txnid: z.coerce.string().nullish().catch(null),
})
const failure = z.object({ code: z.coerce.string() })

/** Orange Money, Web Payment: the payer confirms on a page of Orange, which asks for the number itself. */
export function openOrangeMoney(clock: Clock, settings: OrangeMoneySettings): Operator {
  const session = openSession(clock, () => requestToken(settings))
  return {
    start: (charge) => start(session, settings, charge),
    ask: (charge) => ask(session, settings, charge),
  }
}

function requestToken({ base, client_id, client_secret, timeout_ms }: OrangeMoneySettings): Promise<Reply> {
  const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64')
  return sendRequest({
    method: 'POST',
    url: `${base}/oauth/v3/token`,
    headers: {
      accept: 'application/json',
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    timeout_ms,
  })
}

async function start(session: Session, settings: OrangeMoneySettings, charge: Charge): Promise<ChargeStart> {
  const reply = await post(session, settings, 'webpayment', {
    merchant_key: settings.merchant_key,
    currency: settings.currency,
    order_id: charge.id,
    amount: charge.amount,
    return_url: charge.return_url,
    cancel_url: charge.cancel_url,
    notif_url: charge.callback_url,
    lang: 'fr',
    reference: charge.reference,
  })
  const { data } = started.safeParse(isFine(reply) ? reply.body : null)
  const isOfOrange = data && new URL(data.payment_url).origin === settings.page_origin
  if (data && isOfOrange) {
    const { pay_token: operator_id, payment_url, notif_token: callback_token } = data
    return { kind: 'started', operator_id, payment_url, callback_token }
  }
  const explained = isFine(reply) ? null : explainStart('orange_money', reply, failureCode(reply))
  if (explained?.kind === 'refused') return explained
  // Nobody can pay without the page, whose address alone this answer had: an unknown start asked nothing of anybody.
  const code = data ? 'FOREIGN_PAGE' : (explained?.code ?? 'UNREADABLE')
  return { kind: 'refused', code, reason: NO_PAGE, retry_after: null }
}

async function ask(
  session: Session,
  settings: OrangeMoneySettings,
  { id, amount, operator_id }: StartedCharge,
): Promise<ChargeState> {
  // Without an answer to its start nobody has the page on which alone it is paid.
  if (operator_id === null) return { kind: 'absent' }
  // The sum is a part of the question, so an answer is about this sum and no other.
  const question = { order_id: id, amount, pay_token: operator_id }
  const reply = await post(session, settings, 'transactionstatus', question)
  const { data } = state.safeParse(isFine(reply) ? reply.body : null)
  if (!data) return unknownState(reply, failureCode(reply))
  if (data.order_id !== id) return unknownState(reply, 'OTHER_TRANSACTION')
  switch (data.status) {
    case 'INITIATED':
    case 'PENDING':
      return { kind: 'waiting' }
    case 'SUCCESS':
      return { kind: 'succeeded', operator_reference: data.txnid ?? null, difference: null }
    case 'EXPIRED':
      return { kind: 'failed', code: data.status, reason: EXPIRED }
    case 'FAILED':
      return { kind: 'failed', code: data.status, reason: FAILED }
    default:
      return unknownState(reply, 'UNREADABLE')
  }
}

function post(session: Session, settings: OrangeMoneySettings, call: string, fields: object): Promise<Reply> {
  const { base, country, timeout_ms } = settings
  return session((bearer) =>
    sendRequest({
      method: 'POST',
      url: `${base}/orange-money-webpay/${country}/v1/${call}`,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(fields),
      timeout_ms,
    }),
  )
}

function failureCode(reply: Reply): string | null {
  if (reply.kind !== 'answered') return null
  return failure.safeParse(reply.body).data?.code ?? null
}
