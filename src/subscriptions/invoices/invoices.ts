import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { InvoiceRow } from './issuing.ts'
import { invoices } from './tables.ts'

interface Named {
  id: number
  number: string
}

/** Maps each payment to its invoice and to its last credit note. */
export async function listInvoicesOfPayments(database: Database, paymentIds: number[]) {
  const found = new Map<number, { invoice: Named | null; credit_note: Named | null }>()
  if (paymentIds.length === 0) return found
  const { id, number, series, payment_id } = invoices
  const rows = await database
    .select({ id, number, series, payment_id })
    .from(invoices)
    .where(inArray(payment_id, paymentIds))
    .orderBy(asc(invoices.id))
  for (const row of rows) {
    const before = found.get(row.payment_id) ?? { invoice: null, credit_note: null }
    const named = { id: row.id, number: row.number }
    found.set(
      row.payment_id,
      row.series === 'F' ? { ...before, invoice: named } : { ...before, credit_note: named },
    )
  }
  return found
}

/** @throws HttpError 404 for an invoice or credit note that is not there */
export async function findInvoice(database: Database, id: number): Promise<InvoiceRow> {
  const [row] = await database.select().from(invoices).where(eq(invoices.id, id))
  if (!row) throw notFound()
  return row
}

/** @throws HttpError 404 for what was not issued to this company */
export async function findOwnInvoice(database: Database, companyId: number, id: number): Promise<InvoiceRow> {
  const isOwn = and(eq(invoices.id, id), eq(invoices.company_id, companyId))
  const [row] = await database.select().from(invoices).where(isOwn)
  if (!row) throw notFound()
  return row
}
