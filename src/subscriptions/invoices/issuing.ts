import { and, eq } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import type { Database } from '#src/platform/database.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import type { SoldLine } from '../shared/sold-lines.ts'
import { addTaxed, multiplyTaxed, splitTax, TAX_PERCENT } from '../shared/value-added-tax.ts'
import { lockNumbering, newInvoiceCode } from './numbering.ts'
import { requireSeller } from './seller.ts'
import type { InvoiceContent, InvoiceLine, InvoiceParty } from './shared/content.ts'
import { invoices } from './tables.ts'

export type InvoiceRow = typeof invoices.$inferSelect

interface AcceptedPayment {
  id: number
  company_id: number
  /** « PAI-2026-0412 ». */
  reference: string
  /** The means of payment in words: « MVola ». */
  method: string
  operator_reference: string | null
  /** From which number or account it was paid. */
  payer: string | null
  /** On which number or account it came in. */
  payee: string | null
  paid_at: Date
}

interface Sale {
  payment: AcceptedPayment
  lines: SoldLine[]
  /** The days that are paid for, `2026-11-23`, both included. */
  period?: { from: string; until: string }
}

/**
 * Issues the invoice of a payment in the change that accepts it: no acceptance without invoice, no number without
 * acceptance. It belongs at the end of that change, because until its end no other invoice of the year gets a number.
 * A payment has one invoice: whoever asks again gets the same.
 * @throws HttpError 409 while the seller's particulars are missing; RangeError for lines that come to nothing
 */
export async function issueInvoice(unit: Unit, { payment, lines, period }: Sale): Promise<InvoiceRow> {
  const seller = await requireSeller(unit.db)
  const buyer = await describeBuyer(unit.db, payment.company_id)
  const content: InvoiceContent = {
    seller,
    buyer,
    lines: lines.map(invoiceLine),
    total: addTaxed(lines.map(({ quantity, unit_price }) => multiplyTaxed(quantity, unit_price))),
    tax_percent: TAX_PERCENT,
    payment: {
      reference: payment.reference,
      method: payment.method,
      operator_reference: payment.operator_reference,
      payer: payment.payer,
      payee: payment.payee,
      paid_at: payment.paid_at.toISOString(),
      verified_at: unit.now.toISOString(),
    },
    period: period ?? null,
    corrects: null,
  }
  if (content.total.incl_tax <= 0) throw new RangeError('an invoice must come to more than nothing')
  const numbering = await lockNumbering(unit, 'F')
  const issued = await findInvoiceOfPayment(unit.db, payment.id)
  if (issued) return issued
  const { company_id, id: payment_id } = payment
  const numbered = { ...(await numbering.take()), code: newInvoiceCode() }
  return insertInvoice(unit, { ...numbered, ...content.total, series: 'F', company_id, payment_id, content })
}

export async function findInvoiceOfPayment(
  database: Database,
  paymentId: number,
): Promise<InvoiceRow | undefined> {
  const isItsInvoice = and(eq(invoices.payment_id, paymentId), eq(invoices.series, 'F'))
  const [row] = await database.select().from(invoices).where(isItsInvoice)
  return row
}

export async function insertInvoice({ db }: Unit, values: typeof invoices.$inferInsert): Promise<InvoiceRow> {
  const [row] = await db.insert(invoices).values(values).returning()
  if (!row) throw new Error('the invoice was not written')
  return row
}

export function invoiceLine({ name, details, quantity, unit_price }: SoldLine): InvoiceLine {
  const total = multiplyTaxed(quantity, unit_price)
  return { name, details: details ?? null, quantity, unit: splitTax(unit_price), total }
}

async function describeBuyer(database: Database, companyId: number): Promise<InvoiceParty> {
  const { name, nif, stat, rcs, address, city_id } = companies
  const [company] = await database
    .select({ name, nif, stat, rcs, address, city_id })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company) throw new Error(`company ${companyId} is missing`)
  const { city_id: cityId, ...buyer } = company
  return { ...buyer, city: named(REFERENCE.cities, cityId)?.name ?? null }
}
