import { eq } from 'drizzle-orm'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { isSponsoringDays } from '../sponsoring/shared/sponsorings.ts'
import { cancelSponsoring } from '../sponsoring/stopping.ts'
import { sponsorings } from '../sponsoring/tables.ts'
import { rejectTerm } from '../terms/life.ts'
import { subscriptions } from '../terms/tables.ts'
import { lockPayment, movePayment, type PaymentRow } from './ledger.ts'
import { orderPlan } from './ordering.ts'
import type { PaymentMethod } from './shared/methods.ts'
import { orderSponsoring } from './sponsoring-orders.ts'

/** The payer gives a payment up that nobody has decided on. Given up twice it is the same. @throws HttpError 404, 409 */
export async function cancelPayment(unit: Unit, companyId: number, id: number): Promise<void> {
  const payment = await lockPayment(unit, id, companyId)
  if (payment.status === 'cancelled') return
  await giveUp(unit, payment, null)
}

/** Ends a payment that waits, with the order that it was for. @param note why, when the payer did not choose it */
export async function giveUp(unit: Unit, payment: PaymentRow, note: string | null) {
  await movePayment(unit, payment, 'cancelled', { note, reason: note })
  if (payment.subscription_id !== null) await rejectTerm(unit, payment.subscription_id)
  if (payment.sponsoring_id !== null) await cancelSponsoring(unit, payment.sponsoring_id)
}

/**
 * Tries an order again whose payment failed or was cancelled, at today's price.
 * @throws HttpError 404; 409 while it waits or when it cannot be had any more; 422 for a closed means of payment
 */
export async function retryPayment(
  unit: Unit,
  companyId: number,
  id: number,
  method: PaymentMethod,
): Promise<PaymentRow> {
  const payment = await lockPayment(unit, id, companyId)
  if (payment.status !== 'failed' && payment.status !== 'cancelled')
    throw conflict('Seul un paiement refusé ou annulé se refait.')
  const again = { method, amount: null, retries_id: id }
  const sponsored = await findSponsored(unit, payment)
  if (sponsored) return orderSponsoring(unit, companyId, { ...sponsored, ...again })
  const order = await findOrder(unit, payment)
  return orderPlan(unit, companyId, { ...order, ...again })
}

async function findOrder({ db }: Unit, { subscription_id }: PaymentRow) {
  const [order] = await db
    .select({ plan: subscriptions.plan, period: subscriptions.period })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscription_id ?? 0))
  if (!order) throw conflict('Cette commande ne se refait pas\u00A0: recommencez-la.')
  return order
}

async function findSponsored({ db }: Unit, { sponsoring_id }: PaymentRow) {
  if (sponsoring_id === null) return null
  const { offer_id, days } = sponsorings
  const [order] = await db
    .select({ offer_id, days })
    .from(sponsorings)
    .where(eq(sponsorings.id, sponsoring_id))
  return order && isSponsoringDays(order.days) ? { offer_id: order.offer_id, days: order.days } : null
}
