import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { lockPayment, movePayment, type PaymentRow } from '../payments/ledger.ts'
import { notifyLateMoney, notifyWaiting } from '../payments/notifying.ts'
import { cleanReference } from '../payments/shared/declaration.ts'
import { METHOD_NAMES } from '../payments/shared/methods.ts'
import { payments } from '../payments/tables.ts'
import { keepToldLine } from '../reconciling/told-lines.ts'
import type { ChargeRow } from './charges.ts'
import { operatorsOf } from './configured-operators.ts'
import type { ChargeState } from './operator.ts'
import { operatorCharges } from './tables.ts'
import { unusedReference } from './unused-reference.ts'

type Success = Extract<ChargeState, { kind: 'succeeded' }>

/** So long a charge that was given up is asked for once a day: an operator may take the money after it said that it would not. */
const ASKED_FOR_MS = 7 * DAY
/** The code of a charge whose late money is in a person's hands. */
const LATE = 'late'

/** Asks once a day for the charges that failed or were handed over, so that money which is taken late is never lost. */
export async function askEndedCharges(services: Services): Promise<void> {
  const now = services.clock.now()
  const isDue = and(
    inArray(operatorCharges.state, ['failed', 'handed_over']),
    isNotNull(operatorCharges.operator_id),
    or(isNull(operatorCharges.code), ne(operatorCharges.code, LATE)),
    gt(operatorCharges.ended_at, after(now, -ASKED_FOR_MS - DAY)),
    lte(operatorCharges.next_ask_at, now),
  )
  const due = await services.db
    .select({ id: operatorCharges.id })
    .from(operatorCharges)
    .where(isDue)
    .orderBy(asc(operatorCharges.next_ask_at))
    .limit(200)
  await forEachRow(due, async ({ id }) => {
    const [charge] = await services.db
      .update(operatorCharges)
      .set({ next_ask_at: after(now, DAY) })
      .where(and(isDue, eq(operatorCharges.id, id)))
      .returning()
    if (charge) await askEnded(services, charge)
  })
}

async function askEnded(services: Services, charge: ChargeRow) {
  const operator = operatorsOf(services).get(charge.operator)
  const [payment] = await services.db
    .select({ amount: payments.amount })
    .from(payments)
    .where(eq(payments.id, charge.payment_id))
  if (!operator || !payment) return
  const { id, operator_id } = charge
  const answer = await operator.ask({ id, amount: payment.amount, operator_id })
  if (answer.kind === 'succeeded')
    await inTransaction(services, null, (unit) => keepLateSuccess(unit, charge, answer))
}

/**
 * Gives money that came after the charge was given up to a person: as a declared payment while the payment waits, otherwise
 * as a line that pays nothing yet. It never accepts by itself.
 */
async function keepLateSuccess(unit: Unit, { id, payment_id }: ChargeRow, answer: Success) {
  const payment = await lockPayment(unit, payment_id, null)
  // Another charge of the payment is in progress: what it comes to is known tomorrow.
  if (payment.charging_at !== null) return
  const [charge] = await unit.db
    .select()
    .from(operatorCharges)
    .where(eq(operatorCharges.id, id))
    .for('update')
  if (!charge || charge.code === LATE || charge.state === 'succeeded') return
  if (isPaidByIt(payment, charge, answer)) return endAs(unit, charge, 'succeeded', null)
  await (payment.status === 'pending' ? declare : keepApart)(unit, payment, charge, answer)
  await endAs(unit, charge, 'handed_over', LATE)
  const details: AuditDetails = {
    reference: payment.reference,
    operator: charge.operator,
    status: payment.status,
  }
  await audit(unit, {
    action: 'payments.charge-paid-late',
    subject: `company:${payment.company_id}`,
    details,
  })
}

/** A person may have accepted meanwhile what was handed over, with the operator's number or without. */
function isPaidByIt({ status, operator_reference }: PaymentRow, charge: ChargeRow, answer: Success): boolean {
  if (status !== 'success' && status !== 'refunded') return false
  if (operator_reference === null) return charge.state === 'handed_over'
  return operator_reference === cleanReference(answer.operator_reference ?? '')
}

async function declare(unit: Unit, payment: PaymentRow, charge: ChargeRow, answer: Success) {
  const reference = await unusedReference(unit, payment, answer.operator_reference)
  const declared = await movePayment(unit, payment, 'declared', {
    payer_phone: charge.payer_phone ?? payment.payer_phone,
    operator_reference: reference ?? payment.operator_reference,
    paid_on: dayAt(unit.now),
    declared_at: unit.now,
    note: `${METHOD_NAMES[charge.operator]} dit maintenant que l’argent est pris. ${answer.difference ?? ''}`.trim(),
  })
  await notifyWaiting(unit, declared)
}

async function keepApart(unit: Unit, payment: PaymentRow, charge: ChargeRow, answer: Success) {
  await keepToldLine(unit, charge.operator, {
    key: `charge:${charge.id}`,
    amount: payment.amount,
    transaction_id: cleanReference(answer.operator_reference ?? '') || null,
    payer_phone: charge.payer_phone,
    wording: `Argent pris après coup pour ${payment.reference}. ${answer.difference ?? ''}`.trim(),
  })
  await notifyLateMoney(unit, payment, `/releves?source=${charge.operator}`)
}

async function endAs(
  { db }: Unit,
  { id }: ChargeRow,
  state: 'succeeded' | 'handed_over',
  code: string | null,
) {
  await db.update(operatorCharges).set({ state, code }).where(eq(operatorCharges.id, id))
}
