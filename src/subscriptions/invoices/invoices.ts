import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
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
