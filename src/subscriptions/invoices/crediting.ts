import { eq } from 'drizzle-orm'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { type TaxedAmount, takeTaxed } from '../shared/value-added-tax.ts'
import { findInvoiceOfPayment, type InvoiceRow, insertInvoice } from './issuing.ts'
import { lockNumbering, newInvoiceCode } from './numbering.ts'
import { requireSeller } from './seller.ts'
import type { InvoiceLine } from './shared/content.ts'
import { invoices } from './tables.ts'

interface Refund {
  payment_id: number
  /** Whole Ariary, TVA included; all that was not refunded yet when it is left out. */
  amount?: number
  /** Why, in words that the buyer reads. */
  reason: string
}

/**
 * Issues the credit note of a refund, in the change that refunds. Its buyer is the one of the invoice, under the name of
 * then. Several may correct one invoice, together by no more than it came to.
 * @throws HttpError 404 for a payment without invoice; 409 for more than what is left to refund, or while the seller's
 * particulars are missing; RangeError for an amount that is not whole and above zero
 */
export async function issueCreditNote(
  unit: Unit,
  { payment_id, amount, reason }: Refund,
): Promise<InvoiceRow> {
  const seller = await requireSeller(unit.db)
  const numbering = await lockNumbering(unit, 'A')
  const invoice = await findInvoiceOfPayment(unit.db, payment_id)
  if (!invoice) throw notFound('Ce paiement n’a pas de facture.')
  const left = await measureLeft(unit, invoice)
  const total = refundedAmount(left, amount ?? left.incl_tax)
  const corrects = { number: invoice.number, issued_on: dayAt(invoice.issued_at), reason }
  const lines = total.incl_tax === invoice.incl_tax ? invoice.content.lines : [refundLine(invoice, total)]
  const { id: corrects_id, company_id } = invoice
  const content = { ...invoice.content, seller, lines, total, corrects }
  const numbered = { ...(await numbering.take()), code: newInvoiceCode() }
  const values = { ...numbered, ...total, series: 'A' as const, company_id, payment_id, corrects_id, content }
  return insertInvoice(unit, values)
}

async function measureLeft({ db }: Unit, invoice: InvoiceRow): Promise<TaxedAmount> {
  // Refunds of one invoice wait for each other, also those of two years, which do not share a counter.
  await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, invoice.id)).for('update')
  const earlier = await db.select().from(invoices).where(eq(invoices.corrects_id, invoice.id))
  const left = { excl_tax: invoice.excl_tax, tax: invoice.tax, incl_tax: invoice.incl_tax }
  for (const { excl_tax, tax, incl_tax } of earlier) {
    left.excl_tax -= excl_tax
    left.tax -= tax
    left.incl_tax -= incl_tax
  }
  return left
}

function refundedAmount(left: TaxedAmount, amount: number): TaxedAmount {
  if (left.incl_tax === 0) throw conflict('Ce paiement est déjà remboursé en totalité.')
  if (amount > left.incl_tax)
    throw conflict(`Il reste ${formatMoney(left.incl_tax)} à rembourser sur ce paiement.`)
  if (amount === 0) throw new RangeError('a credit note must come to more than nothing')
  return takeTaxed(left, amount)
}

function refundLine({ number }: InvoiceRow, total: TaxedAmount): InvoiceLine {
  return { name: `Remboursement sur la facture ${number}`, details: null, quantity: 1, unit: total, total }
}
