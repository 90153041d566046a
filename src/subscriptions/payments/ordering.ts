import { eq } from 'drizzle-orm'
import { lockTeam } from '#src/companies/members.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { findPlan, type PlanVersion } from '../plans/plans.ts'
import { PERIOD_LENGTHS, type Period, PLAN_NAMES, type PlanTier } from '../plans/shared/plans.ts'
import type { SoldLine } from '../shared/sold-lines.ts'
import { type Quote, quoteOne } from '../terms/quoting.ts'
import { subscriptions } from '../terms/tables.ts'
import { findWaiting, type Term } from '../terms/terms.ts'
import { insertPayment } from './inserting.ts'
import type { PaymentRow } from './ledger.ts'
import { requirePayee } from './payees.ts'
import { priceChanged } from './price-changed.ts'
import type { PaymentMethod } from './shared/methods.ts'
import { payments } from './tables.ts'

interface Order {
  plan: PlanTier
  period: Period
  method: PaymentMethod
  /** What the page showed, in whole Ariary; null when the same order is tried again. */
  amount: number | null
  retries_id?: number
}

/**
 * Orders a plan for a company: a term that waits for its payment, and the payment. Ordered twice alike, as by two presses,
 * it is one order.
 * @throws HttpError 409 when the plan cannot be had now, costs something else meanwhile, or another order waits; 422 for a
 * means of payment that is closed
 */
export async function orderPlan(unit: Unit, companyId: number, order: Order): Promise<PaymentRow> {
  const { db, now } = unit
  await lockTeam(db, companyId)
  await requirePayee(db, order.method)
  const plan = await findPlan(db, order.plan, now)
  const quote = await quoteOne(db, companyId, plan, order.period, now)
  const waiting = await findWaiting(db, companyId)
  if (waiting) return sameOrder(unit, waiting, order, quote)
  if (quote.refusal) throw conflict(quote.refusal)
  if (order.amount !== null && order.amount !== quote.amount) throw priceChanged(quote.amount)
  const term = await insertTerm(unit, companyId, plan, quote)
  return insertPayment(unit, {
    company_id: companyId,
    category: 'subscription',
    subscription_id: term.id,
    method: order.method,
    lines: linesOf(quote),
    retries_id: order.retries_id ?? null,
  })
}

async function sameOrder({ db }: Unit, waiting: Term, order: Order, quote: Quote): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.subscription_id, waiting.id))
  if (!payment) throw new Error(`term ${waiting.id} has no payment`)
  const isSame =
    waiting.plan === order.plan &&
    waiting.period === order.period &&
    payment.method === order.method &&
    payment.amount === (order.amount ?? quote.amount)
  if (!isSame)
    throw conflict(
      `Le paiement ${payment.reference} attend déjà\u00A0: terminez-le ou annulez-le avant d’en commencer un autre.`,
    )
  return payment
}

async function insertTerm(
  { db, now }: Unit,
  company_id: number,
  version: PlanVersion,
  quote: Quote,
): Promise<Term> {
  const { plan, period, price, deduction, replaces_id } = quote
  const [row] = await db
    .insert(subscriptions)
    .values({
      company_id,
      plan_version_id: version.version_id,
      plan,
      period,
      price,
      deduction,
      replaces_id,
      status: 'pending',
      created_at: now,
    })
    .returning()
  if (!row) throw new Error('the term was not written')
  return row
}

/** The days are not in it: they begin when the payment is accepted, and the invoice names them then. */
function linesOf({ plan, period, price, deduction }: Quote): SoldLine[] {
  const name = `Abonnement ${PLAN_NAMES[plan]}, ${PERIOD_LENGTHS[period]}`
  const lines: SoldLine[] = [{ name, quantity: 1, unit_price: price }]
  if (deduction > 0)
    lines.push({ name: 'Jours non utilisés de la formule précédente', quantity: -1, unit_price: deduction })
  return lines
}
