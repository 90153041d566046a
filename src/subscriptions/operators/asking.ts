import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { forEachRow } from '#src/platform/each-row.ts'
import { HttpError } from '#src/platform/errors.ts'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, SECOND } from '#src/shared/durations.ts'
import { payments } from '../payments/tables.ts'
import { askChargeJob } from './ask-charge-job.ts'
import type { ChargeRow } from './charges.ts'
import { operatorsOf } from './configured-operators.ts'
import type { ChargeState } from './operator.ts'
import { handOver, settleCharge } from './settling.ts'
import type { OperatorName } from './shared/charges.ts'
import { operatorCharges } from './tables.ts'

/** Who took a charge to ask has so long for it; a process that ended meanwhile is made good by the next. */
const CLAIM_MS = 60 * SECOND

/** Asks for every charge whose time has come, so that a lost job is made good. */
export async function askDueCharges(services: Services): Promise<void> {
  const isDue = and(isNull(operatorCharges.ended_at), lte(operatorCharges.next_ask_at, services.clock.now()))
  const due = await services.db
    .select({ id: operatorCharges.id })
    .from(operatorCharges)
    .where(isDue)
    .orderBy(asc(operatorCharges.next_ask_at))
    .limit(200)
  await forEachRow(due, ({ id }) => askCharge(services, id))
}

/** Asks for one charge if its time has come, and does what the answer says. */
export async function askCharge(services: Services, id: string): Promise<void> {
  const charge = await claim(services, id)
  if (!charge) return
  const operator = operatorsOf(services).get(charge.operator)
  const [payment] = await services.db
    .select({ amount: payments.amount })
    .from(payments)
    .where(eq(payments.id, charge.payment_id))
  if (!payment) throw new Error(`payment ${charge.payment_id} is missing`)
  const { operator_id } = charge
  const answer: ChargeState = operator
    ? await operator.ask({ id, amount: payment.amount, operator_id })
    : { kind: 'unknown', code: 'SWITCHED_OFF', retry_after: null }
  try {
    await inTransaction(services, null, (unit) => settleCharge(unit, charge, answer))
  } catch (error) {
    // The money was taken, so a payment that cannot be accepted waits for a person, with the reason.
    if (!(error instanceof HttpError) || answer.kind !== 'succeeded') throw error
    const { operator_reference } = answer
    await inTransaction(services, null, (unit) =>
      handOver(unit, charge, { operator_reference, why: error.message }),
    )
  }
}

async function claim({ db, clock }: Services, id: string): Promise<ChargeRow | null> {
  const now = clock.now()
  const isDue = and(
    eq(operatorCharges.id, id),
    isNull(operatorCharges.ended_at),
    lte(operatorCharges.next_ask_at, now),
  )
  const next_ask_at = after(now, CLAIM_MS)
  const [row] = await db.update(operatorCharges).set({ next_ask_at }).where(isDue).returning()
  return row ?? null
}

/**
 * Takes an operator's hint that something became of a charge: it is asked for now. What the hint says is not believed, and
 * who does not know the address changes nothing.
 */
export async function takeHint(services: Services, operator: OperatorName, secret: string): Promise<void> {
  await inTransaction(services, null, async (unit) => {
    const isMeant = and(
      eq(operatorCharges.callback_hash, hashToken(secret)),
      eq(operatorCharges.operator, operator),
      isNull(operatorCharges.ended_at),
    )
    const [row] = await unit.db
      .update(operatorCharges)
      .set({ next_ask_at: unit.now })
      .where(isMeant)
      .returning({ id: operatorCharges.id })
    if (row) await unit.send(askChargeJob, { id: row.id }, { key: `hint-${row.id}` })
  })
}
