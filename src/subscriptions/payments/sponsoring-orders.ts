import { and, eq } from 'drizzle-orm'
import { lockTeam } from '#src/companies/members.ts'
import { requireSponsorable } from '#src/offers/life/sponsoring.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { readSponsoringPrices } from '../sponsoring/prices.ts'
import type { SponsoringDays } from '../sponsoring/shared/sponsorings.ts'
import { sponsorings } from '../sponsoring/tables.ts'
import { insertPayment } from './inserting.ts'
import type { PaymentRow } from './ledger.ts'
import { requirePayee } from './payees.ts'
import { priceChanged } from './price-changed.ts'
import type { PaymentMethod } from './shared/methods.ts'
import { payments } from './tables.ts'

interface SponsoringOrder {
  offer_id: number
  days: SponsoringDays
  method: PaymentMethod
  /** What the page showed, in whole Ariary; null when the same order is tried again. */
  amount: number | null
  retries_id?: number
}

/**
 * Orders a sponsoring of an offer: it begins when its payment is accepted. Ordered twice alike, it is one order.
 * @throws HttpError 404 for another company's offer; 409 for one that is not open, costs something else meanwhile, or another
 * order of it waits; 422 for a means of payment that is closed
 */
export async function orderSponsoring(
  unit: Unit,
  companyId: number,
  { offer_id, days, method, amount, retries_id }: SponsoringOrder,
): Promise<PaymentRow> {
  const { db, now, actor_id } = unit
  await lockTeam(db, companyId)
  await requirePayee(db, method)
  const { title } = await requireSponsorable(unit, companyId, offer_id)
  const [waiting] = await db
    .select()
    .from(sponsorings)
    .where(and(eq(sponsorings.offer_id, offer_id), eq(sponsorings.state, 'pending')))
  if (waiting) return sameOrder(unit, waiting, { days, method, amount })
  const { [days]: price } = await readSponsoringPrices(db, now)
  if (amount !== null && amount !== price) throw priceChanged(price)
  const order = { offer_id, company_id: companyId, days, price, is_free: false, state: 'pending' as const }
  const [row] = await db
    .insert(sponsorings)
    .values({ ...order, granted_by: actor_id, created_at: now })
    .returning({ id: sponsorings.id })
  if (!row) throw new Error('the sponsoring was not written')
  const line = {
    name: `Sponsorisation, ${days} jours`,
    details: displayTitle(title),
    quantity: 1,
    unit_price: price,
  }
  return insertPayment(unit, {
    company_id: companyId,
    category: 'sponsoring',
    sponsoring_id: row.id,
    method,
    lines: [line],
    retries_id: retries_id ?? null,
  })
}

async function sameOrder(
  { db }: Unit,
  waiting: typeof sponsorings.$inferSelect,
  { days, method, amount }: Pick<SponsoringOrder, 'days' | 'method' | 'amount'>,
): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.sponsoring_id, waiting.id))
  if (!payment || waiting.paid_at)
    throw conflict(
      'Une sponsorisation de cette offre est déjà payée\u00A0: elle commence dès que l’offre est en ligne.',
    )
  const isSame =
    waiting.days === days && payment.method === method && (amount === null || payment.amount === amount)
  if (!isSame)
    throw conflict(
      `Le paiement ${payment.reference} attend déjà pour cette offre\u00A0: terminez-le ou annulez-le d’abord.`,
    )
  return payment
}
