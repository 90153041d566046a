import { z } from 'zod'
import type { Clock } from '#src/platform/clock.ts'
import { type Reply, sendRequest } from '#src/platform/outgoing/requests.ts'
import { openSession, type Session } from '#src/platform/outgoing/token-session.ts'
import { amountDifference, currencyDifference, joinDifferences } from './amounts.ts'
import type { Charge, ChargeStart, ChargeState, Operator, StartedCharge } from './operator.ts'
import { payerDigits } from './phone-forms.ts'
import { explainStart, isFine, unknownState } from './replies.ts'

export interface AirtelMoneySettings {
  /** `https://openapi.airtel.africa`, without a slash at its end. */
  base: string
  client_id: string
  client_secret: string
  timeout_ms: number
}

const COUNTRY = 'MG'
const CURRENCY = 'MGA'
const UNSAID = 'Airtel Money n’a pas eu votre confirmation, ou l’a refusée. Rien n’a été débité.'
/** What the payer can do about a failure. */
const REASONS: Readonly<Record<string, string>> = {
  DP00800001002: 'Le code secret était faux. Rien n’a été débité\u00A0: réessayez.',
  DP00800001003: 'La somme dépasse ce que votre compte peut payer en une fois ou en un jour.',
  DP00800001004: 'Airtel Money n’accepte pas cette somme. Payez par un autre moyen.',
  DP00800001005: 'Le code secret n’a pas été entré à temps. Rien n’a été débité\u00A0: réessayez.',
  DP00800001007: 'Il n’y a pas assez d’argent sur ce compte Airtel Money.',
  DP00800001008: 'Le paiement a été refusé sur le téléphone. Rien n’a été débité.',
  DP00800001010: 'Ce compte Airtel Money ne peut pas payer un marchand.',
  DP00800001024: 'La demande est restée trop longtemps sans réponse. Rien n’a été débité\u00A0: réessayez.',
}
const ABSENT = 'DP00800001025'
/** These codes leave open whether the payer pays; the last two are those of an id that was used already. */
const AMBIGUOUS =
  /^(ROUTER117|ESB000001|ESB000004|ESB000008|ESB000014|0000900|DP008\d*(000|006)|ESB000041|409)$/

const text = z.string().nullish().catch(null)
const answer = z.object({
  data: z
    .object({
      transaction: z
        .object({
          id: text,
          status: z.string().toUpperCase().nullish().catch(null),
          airtel_money_id: text,
          amount: z.unknown().optional(),
          currency: z.unknown().optional(),
        })
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
  status: z
    .object({ code: z.coerce.string().nullish(), response_code: text, result_code: text })
    .nullish()
    .catch(null),
})

/** Airtel Money, collections: the payer's phone asks for the secret code. */
export function openAirtelMoney(clock: Clock, settings: AirtelMoneySettings): Operator {
  const session = openSession(clock, () => requestToken(settings))
  return {
    start: (charge) => start(session, settings, charge),
    ask: (charge) => ask(session, settings, charge),
  }
}

function requestToken({ base, client_id, client_secret, timeout_ms }: AirtelMoneySettings): Promise<Reply> {
  return sendRequest({
    method: 'POST',
    url: `${base}/auth/oauth2/token`,
    headers: { accept: '*/*', 'content-type': 'application/json' },
    body: JSON.stringify({ client_id, client_secret, grant_type: 'client_credentials' }),
    timeout_ms,
  })
}

function headersOf(token: string) {
  return {
    accept: '*/*',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-country': COUNTRY,
    'x-currency': CURRENCY,
  }
}

async function start(session: Session, settings: AirtelMoneySettings, charge: Charge): Promise<ChargeStart> {
  const { id, amount, reference } = charge
  const body = JSON.stringify({
    reference,
    subscriber: { country: COUNTRY, currency: CURRENCY, msisdn: payerDigits(charge, 'airtel_money') },
    transaction: { amount, country: COUNTRY, currency: CURRENCY, id },
  })
  const { base, timeout_ms } = settings
  const url = `${base}/merchant/v1/payments/`
  const reply = await session((token) =>
    sendRequest({ method: 'POST', url, headers: headersOf(token), body, timeout_ms }),
  )
  const { state, code } = read(reply)
  // The charge is known by our own id, so its state can be asked for whatever else the answer lacks.
  if (isFine(reply) && state !== null && state !== 'TF')
    return { kind: 'started', operator_id: id, payment_url: null, callback_token: null }
  if (code !== null && AMBIGUOUS.test(code)) return { kind: 'unknown', code }
  if (isFine(reply) && state === 'TF')
    return { kind: 'refused', code: code ?? state, reason: REASONS[code ?? ''] ?? UNSAID, retry_after: null }
  return explainStart('airtel_money', reply, code, REASONS)
}

async function ask(
  session: Session,
  { base, timeout_ms }: AirtelMoneySettings,
  charge: StartedCharge,
): Promise<ChargeState> {
  const url = `${base}/standard/v1/payments/${encodeURIComponent(charge.id)}`
  const reply = await session((token) =>
    sendRequest({ method: 'GET', url, headers: headersOf(token), timeout_ms }),
  )
  const { transaction, state, code } = read(reply)
  if (reply.kind === 'answered' && reply.status < 500 && code === ABSENT) return { kind: 'absent' }
  if (!isFine(reply) || !transaction) return unknownState(reply, code)
  if (transaction.id !== charge.id) return unknownState(reply, 'OTHER_TRANSACTION')
  const operator_reference = transaction.airtel_money_id ?? null
  if (state === 'TIP') return { kind: 'waiting' }
  if (state === 'TR') return { kind: 'reversed', operator_reference }
  if (state === 'TS' && operator_reference !== null)
    return { kind: 'succeeded', operator_reference, difference: differenceOf(charge, transaction) }
  // A failure whose code leaves it open is none.
  const isFinal = (state === 'TF' || state === 'TE') && !(code !== null && AMBIGUOUS.test(code))
  if (isFinal) return { kind: 'failed', code: code ?? state, reason: REASONS[code ?? ''] ?? UNSAID }
  return unknownState(reply, code ?? state)
}

/** Airtel Money binds the sum and the currency to our id; when it says them all the same, they are compared. */
function differenceOf(
  { amount }: StartedCharge,
  said: { amount?: unknown; currency?: unknown },
): string | null {
  return joinDifferences([
    said.amount == null ? null : amountDifference(amount, said.amount),
    said.currency == null ? null : currencyDifference([CURRENCY], said.currency),
  ])
}

/** Only the state of the transaction is believed, never the status of HTTP nor a word of success beside it. */
function read(reply: Reply) {
  const { data } = answer.safeParse(reply.kind === 'answered' ? reply.body : null)
  const transaction = data?.data?.transaction ?? null
  const { response_code, result_code, code } = data?.status ?? {}
  return {
    transaction,
    state: transaction?.status ?? null,
    code: response_code || result_code || code || null,
  }
}
