import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#src/platform/clock.ts'
import { type Reply, sendRequest } from '#src/platform/outgoing/requests.ts'
import { openSession, type Session } from '#src/platform/outgoing/token-session.ts'
import { amountDifference, currencyDifference, joinDifferences } from './amounts.ts'
import type { Charge, ChargeStart, ChargeState, Operator, StartedCharge } from './operator.ts'
import { nationalDigits, payerDigits } from './phone-forms.ts'
import { explainStart, isFine, unknownState } from './replies.ts'

export interface MvolaSettings {
  /** `https://api.mvola.mg`, without a slash at its end. */
  base: string
  consumer_key: string
  consumer_secret: string
  /** The merchant's number, `0340000001`. */
  merchant: string
  partner_name: string
  timeout_ms: number
}

const PATH = '/mvola/mm/transactions/type/merchantpay/1.0.0'
const CURRENCIES = ['Ar', 'MGA']
const FAILED = 'MVola n’a pas eu votre confirmation, ou l’a refusée. Rien n’a été débité.'

const started = z.object({ serverCorrelationId: z.string().min(1).max(200) })
const status = z.object({
  status: z.string().toLowerCase(),
  serverCorrelationId: z.string(),
  objectReference: z.coerce.string().nullish(),
})
const details = z.object({
  amount: z.unknown().optional(),
  currency: z.unknown().optional(),
  transactionStatus: z.string().toLowerCase(),
  transactionReference: z.coerce.string().min(1),
  creditParty: z.array(z.object({ key: z.string(), value: z.coerce.string() })),
})
/** Its failures have a code under one of these names. */
const failure = z.object({
  errorCode: z.coerce.string().optional(),
  ErrorCode: z.coerce.string().optional(),
  fault: z.object({ code: z.coerce.string() }).optional(),
})

/** MVola, Merchant Pay 1.0: the payer's phone asks for the confirmation. */
export function openMvola(clock: Clock, settings: MvolaSettings): Operator {
  const session = openSession(clock, () => requestToken(settings))
  return {
    start: (charge) => start(session, settings, charge),
    ask: (charge) => ask(session, settings, charge),
  }
}

function requestToken({ base, consumer_key, consumer_secret, timeout_ms }: MvolaSettings): Promise<Reply> {
  const basic = Buffer.from(`${consumer_key}:${consumer_secret}`).toString('base64')
  return sendRequest({
    method: 'POST',
    url: `${base}/token`,
    headers: {
      authorization: `Basic ${basic}`,
      'cache-control': 'no-cache',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials&scope=EXT_INT_MVOLA_SCOPE',
    timeout_ms,
  })
}

function headersOf({ merchant, partner_name }: MvolaSettings, token: string) {
  return {
    authorization: `Bearer ${token}`,
    'cache-control': 'no-cache',
    'content-type': 'application/json',
    partnername: partner_name,
    useraccountidentifier: `msisdn;${merchant}`,
    userlanguage: 'FR',
    version: '1.0',
    'x-correlationid': randomUUID(),
  }
}

async function start(session: Session, settings: MvolaSettings, charge: Charge): Promise<ChargeStart> {
  const { base, timeout_ms } = settings
  const body = JSON.stringify(bodyOf(settings, charge))
  const reply = await session((token) =>
    sendRequest({
      method: 'POST',
      url: `${base}${PATH}/`,
      headers: { ...headersOf(settings, token), 'x-callback-url': charge.callback_url },
      body,
      timeout_ms,
    }),
  )
  if (!isFine(reply)) return explainStart('mvola', reply, failureCode(reply))
  const { data } = started.safeParse(reply.body)
  if (!data) return { kind: 'unknown', code: 'UNREADABLE' }
  const { serverCorrelationId: operator_id } = data
  return { kind: 'started', operator_id, payment_url: null, callback_token: null }
}

function bodyOf({ merchant, partner_name }: MvolaSettings, charge: Charge) {
  const { id, amount, reference, requested_at } = charge
  return {
    amount: String(amount),
    currency: 'Ar',
    // MVola refuses accents and marks in it.
    descriptionText: `Asafidy ${reference.replaceAll(/[^A-Za-z0-9]+/g, ' ')}`,
    requestingOrganisationTransactionReference: id,
    originalTransactionReference: id,
    requestDate: requested_at.toISOString(),
    debitParty: [{ key: 'msisdn', value: `0${payerDigits(charge, 'mvola')}` }],
    creditParty: [{ key: 'msisdn', value: merchant }],
    metadata: [
      { key: 'partnerName', value: partner_name },
      { key: 'fc', value: 'Ar' },
      { key: 'amountFc', value: String(amount) },
    ],
  }
}

async function ask(
  session: Session,
  settings: MvolaSettings,
  { amount, operator_id }: StartedCharge,
): Promise<ChargeState> {
  // MVola is asked by its own id alone.
  if (operator_id === null) return { kind: 'unknown', code: 'NO_OPERATOR_ID', retry_after: null }
  const reply = await read(session, settings, `status/${encodeURIComponent(operator_id)}`)
  const { data } = status.safeParse(isFine(reply) ? reply.body : null)
  if (!data) return unknownState(reply, failureCode(reply))
  if (data.serverCorrelationId !== operator_id) return unknownState(reply, 'OTHER_TRANSACTION')
  if (data.status === 'pending') return { kind: 'waiting' }
  if (data.status === 'failed') return { kind: 'failed', code: 'failed', reason: FAILED }
  if (data.status !== 'completed' || !data.objectReference) return unknownState(reply, 'UNREADABLE')
  return readReceipt(session, settings, { amount, reference: data.objectReference })
}

/** What was taken stands in the details of the transaction alone. */
async function readReceipt(
  session: Session,
  settings: MvolaSettings,
  { amount, reference }: { amount: number; reference: string },
): Promise<ChargeState> {
  const reply = await read(session, settings, encodeURIComponent(reference))
  const { data } = details.safeParse(isFine(reply) ? reply.body : null)
  if (!data) return unknownState(reply, failureCode(reply))
  if (data.transactionStatus !== 'completed') return unknownState(reply, 'STATES_DIFFER')
  const receiver = data.creditParty.find(({ key }) => key === 'msisdn')?.value ?? ''
  const isOurs = nationalDigits(receiver) === nationalDigits(settings.merchant)
  const difference = joinDifferences([
    amountDifference(amount, data.amount),
    currencyDifference(CURRENCIES, data.currency),
    isOurs ? null : 'Le marchand qui a reçu n’est pas le nôtre.',
  ])
  return { kind: 'succeeded', operator_reference: data.transactionReference, difference }
}

function read(session: Session, settings: MvolaSettings, path: string): Promise<Reply> {
  const { base, timeout_ms } = settings
  return session((token) =>
    sendRequest({
      method: 'GET',
      url: `${base}${PATH}/${path}`,
      headers: headersOf(settings, token),
      timeout_ms,
    }),
  )
}

function failureCode(reply: Reply): string | null {
  if (reply.kind !== 'answered') return null
  const { data } = failure.safeParse(reply.body)
  return data?.errorCode ?? data?.ErrorCode ?? data?.fault?.code ?? null
}
