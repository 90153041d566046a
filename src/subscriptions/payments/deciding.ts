import { eq } from 'drizzle-orm'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { issueCreditNote } from '../invoices/crediting.ts'
import { type InvoiceRow, issueInvoice } from '../invoices/issuing.ts'
import { settleSponsoring } from '../sponsoring/ordered.ts'
import { cancelSponsoring } from '../sponsoring/stopping.ts'
import { beginTerm, endRefundedTerm, rejectTerm } from '../terms/life.ts'
import type { DatedTerm } from '../terms/terms.ts'
import { lockPayment, movePayment, type PaymentRow } from './ledger.ts'
import { notifyAccepted, notifyRefunded, notifyRefused } from './notifying.ts'
import { nameAccount } from './payees.ts'
import { METHOD_NAMES } from './shared/methods.ts'
import { REFUND_ALONE } from './shared/refunds.ts'
import { payments } from './tables.ts'

/** What the administrator read before deciding. */
interface Seen {
  declared_at: Date | null
}

const CHANGED = 'Le payeur a changé ce qu’il déclare depuis que vous l’avez lu\u00A0: relisez, puis décidez.'

/**
 * Accepts a payment: what was ordered begins, and its invoice is issued, all in this change.
 * @throws HttpError 404; 409 when somebody decided before, the payer declared something else meanwhile, or the seller's
 * particulars are missing
 */
export async function acceptPayment(unit: Unit, id: number, seen: Seen): Promise<PaymentRow> {
  const payment = await lockPayment(unit, id, null)
  requireAsRead(payment, seen)
  const decision = { decided_by: unit.actor_id, decided_at: unit.now }
  const accepted = await movePayment(unit, payment, 'succeeded', decision)
  const term = payment.subscription_id === null ? null : await beginTerm(unit, payment.subscription_id)
  const sponsoring =
    payment.sponsoring_id === null ? null : await settleSponsoring(unit, payment.sponsoring_id)
  // The invoice comes last, because until the end of this change no other gets a number.
  const invoice = await issueInvoice(unit, await saleOf(unit, accepted, term))
  await notifyAccepted(unit, accepted, { term, sponsoring, invoice })
  return accepted
}

async function saleOf({ db, now }: Unit, payment: PaymentRow, term: DatedTerm | null) {
  const { id, company_id, reference, method, operator_reference, payer_phone, paid_on } = payment
  const period = term ? { from: dayAt(term.starts_at), until: dayAt(term.ends_at) } : null
  return {
    payment: {
      id,
      company_id,
      reference,
      method: METHOD_NAMES[method],
      operator_reference,
      payer: payer_phone,
      payee: await nameAccount(db, method),
      // Noon at Antananarivo of the day that the payer named.
      paid_at: paid_on ? new Date(`${paid_on}T12:00:00+03:00`) : now,
    },
    lines: payment.lines,
    ...(period && { period }),
  }
}

/** Refuses a payment with a reason that the company reads; nothing is owed and the order can be paid again. @throws as `acceptPayment` */
export async function refusePayment(unit: Unit, id: number, { reason, ...seen }: Seen & { reason: string }) {
  const payment = await lockPayment(unit, id, null)
  requireAsRead(payment, seen)
  const values = { reason, note: reason, decided_by: unit.actor_id, decided_at: unit.now }
  const refused = await movePayment(unit, payment, 'failed', values)
  if (payment.subscription_id !== null) await rejectTerm(unit, payment.subscription_id)
  if (payment.sponsoring_id !== null) await cancelSponsoring(unit, payment.sponsoring_id)
  await notifyRefused(unit, refused, reason)
  return refused
}

function requireAsRead({ status, declared_at }: PaymentRow, seen: Seen) {
  if (status === 'pending' && declared_at?.getTime() !== seen.declared_at?.getTime()) throw conflict(CHANGED)
}

/**
 * Gives a payment back: what it paid for ends, and a credit note is issued. A large sum needs two people: the first asks,
 * the second confirms.
 * @returns the payment, refunded or with the first person's wish noted
 * @throws HttpError 404, 409 when it is not accepted, the same person asks twice, or another plan took its place
 */
export async function refundPayment(unit: Unit, id: number, reason: string): Promise<PaymentRow> {
  const payment = await lockPayment(unit, id, null)
  if (payment.status === 'success' && payment.amount > REFUND_ALONE) {
    if (payment.refund_asked_by === null) return askForRefund(unit, payment, reason)
    if (payment.refund_asked_by === unit.actor_id)
      throw conflict('Vous avez demandé ce remboursement\u00A0: une autre personne le confirme.')
  }
  const refunded = await movePayment(unit, payment, 'refunded', { reason, note: reason })
  if (payment.subscription_id !== null) await endRefundedTerm(unit, payment.subscription_id)
  if (payment.sponsoring_id !== null) await cancelSponsoring(unit, payment.sponsoring_id)
  const note: InvoiceRow = await issueCreditNote(unit, { payment_id: id, reason })
  await notifyRefunded(unit, refunded, reason, note)
  return refunded
}

async function askForRefund(unit: Unit, payment: PaymentRow, reason: string): Promise<PaymentRow> {
  const values = { refund_asked_by: unit.actor_id, refund_asked_at: unit.now, reason }
  const [row] = await unit.db.update(payments).set(values).where(eq(payments.id, payment.id)).returning()
  if (!row) throw new Error(`payment ${payment.id} is missing`)
  return row
}
