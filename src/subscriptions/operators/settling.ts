import { eq } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY, HOUR, MINUTE, SECOND } from '#src/shared/durations.ts'
import { acceptPayment } from '../payments/deciding.ts'
import { lockPayment, markCharging, movePayment, type PaymentRow } from '../payments/ledger.ts'
import { notifyChargeFailed, notifyWaiting } from '../payments/notifying.ts'
import { METHOD_NAMES } from '../payments/shared/methods.ts'
import { askChargeJob } from './ask-charge-job.ts'
import { type ChargeRow, lockInProgress } from './charges.ts'
import type { ChargeStart, ChargeState } from './operator.ts'
import { operatorCharges } from './tables.ts'
import { unusedReference } from './unused-reference.ts'

/** After so long without a final answer a person decides; an operator's own requests end within minutes. */
const SILENT_MS = 24 * HOUR
/** The same for a charge that cannot be asked for, because the answer to its start never came. */
const UNASKABLE_MS = 15 * MINUTE
/** So long an operator may not know yet what it was just asked for. */
const LATE_MS = 2 * MINUTE
const FIRST_WAIT_MS = 5 * SECOND
const LONGEST_WAIT_MS = 10 * MINUTE

/** Keeps what the operator answered to the start of a charge, unless the charge was settled meanwhile. */
export async function recordStart(unit: Unit, { id, payment_id }: ChargeRow, answer: ChargeStart) {
  const payment = await lockPayment(unit, payment_id, null)
  const charge = await lockInProgress(unit, id)
  if (!charge) return
  if (answer.kind === 'refused') return endCharge(unit, payment, charge, { state: 'failed', ...answer })
  const next_ask_at = after(unit.now, FIRST_WAIT_MS)
  const values =
    answer.kind === 'started'
      ? { operator_id: answer.operator_id, payment_url: answer.payment_url, code: null }
      : { code: answer.code }
  await update(unit, charge, { ...values, state: 'waiting', next_ask_at })
  await unit.send(askChargeJob, { id }, { after: next_ask_at, key: id })
}

/**
 * Does what the operator's answer says: a success of the same sum accepts the payment, a failure leaves it for another try,
 * and what only a person can judge is handed over. What is not final is asked for again.
 * @throws HttpError 409 when the payment cannot be accepted
 */
export async function settleCharge(unit: Unit, { id, payment_id }: ChargeRow, answer: ChargeState) {
  const payment = await lockPayment(unit, payment_id, null)
  const charge = await lockInProgress(unit, id)
  if (!charge) return
  const name = METHOD_NAMES[charge.operator]
  switch (answer.kind) {
    case 'succeeded':
      return settleSuccess(unit, payment, charge, answer)
    case 'failed':
      return failCharge(unit, payment, charge, answer)
    case 'reversed': {
      const reason = `${name} a rendu l’argent. Rien n’est payé.`
      return failCharge(unit, payment, charge, { code: 'reversed', reason })
    }
    case 'absent':
      if (after(charge.created_at, LATE_MS) > unit.now) return askAgain(unit, charge, { code: 'absent' })
      return failCharge(unit, payment, charge, {
        code: 'absent',
        reason: `La demande n’est pas arrivée chez ${name}. Rien n’a été débité\u00A0: réessayez.`,
      })
    case 'waiting':
      return keepAsking(unit, payment, charge, { code: null })
    case 'unknown':
      return keepAsking(unit, payment, charge, { code: answer.code, retry_after: answer.retry_after })
  }
}

/** Hands a charge over whose payment could not be accepted, although the money was taken. @param why in words */
export async function handOver(
  unit: Unit,
  { id, payment_id }: ChargeRow,
  { operator_reference, why }: { operator_reference: string | null; why: string },
) {
  const payment = await lockPayment(unit, payment_id, null)
  const charge = await lockInProgress(unit, id)
  if (!charge) return
  const ended = await endCharge(unit, payment, charge, { state: 'handed_over', code: null, reason: why })
  const reference = await unusedReference(unit, payment, operator_reference)
  const values = { payer_phone: charge.payer_phone, operator_reference: reference, declared_at: unit.now }
  const paid_on = operator_reference === null ? null : dayAt(unit.now)
  const declared = await movePayment(unit, ended, 'declared', { ...values, paid_on, note: why })
  await notifyWaiting(unit, declared)
}

async function settleSuccess(
  unit: Unit,
  payment: PaymentRow,
  charge: ChargeRow,
  { operator_reference, difference }: Extract<ChargeState, { kind: 'succeeded' }>,
) {
  const reference = await unusedReference(unit, payment, operator_reference)
  if (difference !== null) return handOver(unit, charge, { operator_reference, why: difference })
  if (operator_reference !== null && reference === null)
    return handOver(unit, charge, {
      operator_reference,
      why: 'Cette référence a déjà servi à un autre paiement.',
    })
  const ended = await endCharge(unit, payment, charge, { state: 'succeeded', code: null, reason: null })
  const declared = await movePayment(unit, ended, 'declared', {
    payer_phone: charge.payer_phone,
    operator_reference: reference,
    paid_on: dayAt(unit.now),
    declared_at: unit.now,
    note: `${METHOD_NAMES[charge.operator]} a confirmé le paiement.`,
  })
  await acceptPayment(unit, payment.id, { declared_at: declared.declared_at })
}

async function keepAsking(
  unit: Unit,
  payment: PaymentRow,
  charge: ChargeRow,
  answer: { code: string | null; retry_after?: number | null },
) {
  const silent = charge.operator_id === null && charge.operator === 'mvola' ? UNASKABLE_MS : SILENT_MS
  if (after(charge.created_at, silent) > unit.now) return askAgain(unit, charge, answer)
  const why = `${METHOD_NAMES[charge.operator]} n’a pas dit si l’argent a été pris\u00A0: à vérifier auprès de l’opérateur.`
  return handOver(unit, { ...charge, payment_id: payment.id }, { operator_reference: null, why })
}

async function askAgain(
  unit: Unit,
  charge: ChargeRow,
  { code, retry_after }: { code: string | null; retry_after?: number | null },
) {
  const growing = Math.min(FIRST_WAIT_MS * 1.5 ** Math.min(charge.times_asked, 30), LONGEST_WAIT_MS)
  const next_ask_at = after(unit.now, Math.max(Math.round(growing), (retry_after ?? 0) * SECOND))
  await update(unit, charge, { state: 'waiting', code, times_asked: charge.times_asked + 1, next_ask_at })
  await unit.send(askChargeJob, { id: charge.id }, { after: next_ask_at, key: charge.id })
}

/** The answer may come long after the payer left the page, so that it is told to them besides. */
async function failCharge(
  unit: Unit,
  payment: PaymentRow,
  charge: ChargeRow,
  { code, reason }: { code: string; reason: string },
) {
  const open = await endCharge(unit, payment, charge, { state: 'failed', code, reason })
  await notifyChargeFailed(unit, open, { id: charge.id, reason })
}

async function endCharge(
  unit: Unit,
  payment: PaymentRow,
  charge: ChargeRow,
  { state, code, reason }: Pick<ChargeRow, 'state' | 'code' | 'reason'>,
): Promise<PaymentRow> {
  // One that was given up is asked for once more a day: see `late-successes.ts`.
  const next_ask_at = after(unit.now, DAY)
  await update(unit, charge, { state, code, reason, next_ask_at, ended_at: unit.now })
  const subject = `company:${payment.company_id}`
  const details: AuditDetails = { reference: payment.reference, operator: charge.operator, state, code }
  await audit(unit, { action: 'payments.charge-ended', subject, details })
  return markCharging(unit, payment, false)
}

async function update({ db }: Unit, { id }: ChargeRow, values: Partial<ChargeRow>) {
  await db.update(operatorCharges).set(values).where(eq(operatorCharges.id, id))
}
