import type { Member } from '#src/abilities/actor.ts'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import { readPhone } from '#src/platform/phone-number.ts'
import { hashToken, newToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, SECOND } from '#src/shared/durations.ts'
import { ofName } from '#src/shared/phrases.ts'
import { countPaymentAttempt } from '../payments/attempts.ts'
import { lockPayment, markCharging, type PaymentRow } from '../payments/ledger.ts'
import { paymentPath } from '../payments/mails.ts'
import { METHOD_NAMES, operatorOf } from '../payments/shared/methods.ts'
import { newChargeId } from './charge-ids.ts'
import { type ChargeRow, findCharge } from './charges.ts'
import { operatorsOf } from './configured-operators.ts'
import type { Charge, Operator } from './operator.ts'
import { recordStart } from './settling.ts'
import { asksForPhone, isOperatorName, type OperatorName } from './shared/charges.ts'
import { operatorCharges } from './tables.ts'

const NOT_PENDING = 'Ce paiement n’attend plus\u00A0: rien n’est à payer.'
const DECLARED = 'Vous avez déclaré ce paiement\u00A0: attendez notre réponse, pour ne pas payer deux fois.'
const PHONE_MISSING = 'Veuillez entrer le numéro qui paie.'
/** An operator answers within seconds; a process that ended in the middle is made good by the sweep after this. */
const START_MS = 60 * SECOND

/**
 * Asks an operator to take a payment. While a charge is in progress, as after two presses, nothing else is asked.
 * @throws HttpError 404 for another company's payment or an operator that is off, 409 for one that does not wait, 422 on
 * the number, 429
 */
export async function startCharge(
  services: Services,
  member: Pick<Member, 'id'> & { company: { id: number } },
  id: number,
  phone: string | null,
) {
  const secret = newToken()
  const written = await inTransaction(services, member, async (unit) => {
    const payment = await lockPayment(unit, id, member.company.id)
    const operator = requireOperator(services, payment)
    const last = await findCharge(unit.db, id)
    if (last && last.ended_at === null) return null
    if (payment.status !== 'pending') throw conflict(NOT_PENDING)
    if (payment.declared_at !== null) throw conflict(DECLARED)
    const payer_phone = readPayer(operator, phone)
    await countPaymentAttempt(unit, 'charge', member.company.id)
    await markCharging(unit, payment, true)
    return { payment, charge: await insertCharge(unit, payment, { operator, payer_phone, secret }) }
  })
  if (!written) return
  const { payment, charge } = written
  const asked = requestOf(services, payment, charge, secret)
  const answer = await operatorNamed(services, charge.operator).start(asked)
  await inTransaction(services, null, (unit) => recordStart(unit, charge, answer))
}

function requireOperator(services: Services, { method }: PaymentRow): OperatorName {
  if (!isOperatorName(method) || !operatorsOf(services).has(method)) throw notFound()
  return method
}

function operatorNamed(services: Services, name: OperatorName): Operator {
  const operator = operatorsOf(services).get(name)
  if (!operator) throw new Error(`${name} is switched off`)
  return operator
}

function readPayer(operator: OperatorName, given: string | null): string | null {
  if (!asksForPhone(operator)) return null
  const refuse = (message: string) => invalid({ payer_phone: [message] })
  if (!given) throw refuse(PHONE_MISSING)
  const phone = readPhone(given)
  if (!phone?.startsWith('+261')) throw refuse('Ce numéro n’est pas un numéro de téléphone malgache.')
  if (operatorOf(phone) !== operator) throw refuse(`Ce numéro n’est pas ${ofName(METHOD_NAMES[operator])}.`)
  return phone
}

async function insertCharge(
  unit: Unit,
  payment: PaymentRow,
  given: { operator: OperatorName; payer_phone: string | null; secret: string },
): Promise<ChargeRow> {
  const { operator, payer_phone, secret } = given
  const next_ask_at = after(unit.now, START_MS)
  const [row] = await unit.db
    .insert(operatorCharges)
    .values({
      id: newChargeId(),
      payment_id: payment.id,
      operator,
      payer_phone,
      state: 'starting',
      callback_hash: hashToken(secret),
      next_ask_at,
      created_at: unit.now,
    })
    .returning()
  if (!row) throw new Error('the charge was not written')
  return row
}

function requestOf({ env }: Services, payment: PaymentRow, charge: ChargeRow, secret: string): Charge {
  const back = env.APP_URL + paymentPath(payment.id)
  return {
    id: charge.id,
    amount: payment.amount,
    payer_phone: charge.payer_phone,
    reference: payment.reference,
    requested_at: charge.created_at,
    callback_url: `${env.APP_URL}/api/payments/callbacks/${charge.operator}/${secret}`,
    return_url: back,
    cancel_url: back,
  }
}
