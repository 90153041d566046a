import { eq } from 'drizzle-orm'
import { lockTeam } from '#src/companies/members.ts'
import { audit } from '#src/platform/audit.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { type LedgerEvent, PAYMENT_TRANSITIONS, type PaymentStatus } from './shared/statuses.ts'
import { paymentLedger, payments } from './tables.ts'

export type PaymentRow = typeof payments.$inferSelect
type Values = Partial<typeof payments.$inferInsert>

/** What is refused to somebody who comes after another decision. */
const ALREADY: Record<PaymentStatus, string> = {
  pending: 'Ce paiement attend encore.',
  success: 'Ce paiement est déjà accepté.',
  failed: 'Ce paiement est déjà refusé.',
  cancelled: 'Ce paiement a été annulé.',
  refunded: 'Ce paiement est déjà remboursé.',
}

/**
 * Reads a payment with its company and its row locked, in the order of every change of a subscription, so that two
 * decisions follow one another.
 * @param companyId whose it must be; null for an administrator
 * @throws HttpError 404
 */
export async function lockPayment({ db }: Unit, id: number, companyId: number | null): Promise<PaymentRow> {
  const [seen] = await db
    .select({ company_id: payments.company_id })
    .from(payments)
    .where(eq(payments.id, id))
  if (!seen || (companyId !== null && seen.company_id !== companyId)) throw notFound()
  await lockTeam(db, seen.company_id)
  const [row] = await db.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

const CHARGING =
  'L’opérateur n’a pas encore répondu\u00A0: attendez sa réponse, qui vient d’elle-même, pour ne pas payer deux fois.'

/** Says of a locked payment whether an operator is asked to take it: meanwhile `movePayment` refuses every event. */
export async function markCharging(
  { db, now }: Unit,
  { id }: PaymentRow,
  isCharging: boolean,
): Promise<PaymentRow> {
  const charging_at = isCharging ? now : null
  const [row] = await db.update(payments).set({ charging_at }).where(eq(payments.id, id)).returning()
  if (!row) throw new Error(`payment ${id} is missing`)
  return row
}

/**
 * Moves a locked payment by one event, with its line in the ledger and in the audit log: no change of a payment's state
 * is made elsewhere.
 * @throws HttpError 409 when its state does not allow the event, or an operator has not answered yet
 */
export async function movePayment(
  unit: Unit,
  payment: PaymentRow,
  event: LedgerEvent,
  { note = null, ...values }: Values & { note?: string | null } = {},
): Promise<PaymentRow> {
  const { from, to } = PAYMENT_TRANSITIONS[event]
  if (!from.includes(payment.status)) throw conflict(ALREADY[payment.status])
  if (payment.charging_at !== null) throw conflict(CHARGING)
  const ends = to === 'pending' || payment.ended_at ? {} : { ended_at: unit.now }
  const [row] = await unit.db
    .update(payments)
    .set({ ...values, ...ends, status: to })
    .where(eq(payments.id, payment.id))
    .returning()
  if (!row) throw new Error(`payment ${payment.id} is missing`)
  await writeLine(unit, row, event, note)
  return row
}

/** Writes the line of an event that has happened to the payment. */
export async function writeLine(
  unit: Unit,
  payment: PaymentRow,
  event: LedgerEvent,
  note: string | null = null,
) {
  const { id: payment_id, company_id, status, amount, reference } = payment
  const signed = event === 'succeeded' ? amount : event === 'refunded' ? -amount : 0
  const line = { payment_id, company_id, at: unit.now, event, status, actor_id: unit.actor_id, note }
  await unit.db.insert(paymentLedger).values({ ...line, amount: signed })
  const details: AuditDetails = { reference, amount, status, ...(note && { note }) }
  await audit(unit, { action: `payments.${event}`, subject: `company:${company_id}`, details })
}
