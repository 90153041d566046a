import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { dayAt } from '#src/shared/dates.ts'
import { tidyInvoiceCode } from '../shared/checking.ts'
import { invoices } from '../tables.ts'
import type { CheckedInvoice } from './contract.ts'

/**
 * Confirms to anybody who holds a document that it was issued so: enough to compare it with, too little to learn who
 * buys what.
 * @throws HttpError 404 for a code that no document has
 */
export async function confirmInvoice(database: Database, code: string): Promise<CheckedInvoice> {
  const { number, issued_at, incl_tax, content } = invoices
  const [row] = await database
    .select({ number, issued_at, incl_tax, content })
    .from(invoices)
    .where(eq(invoices.code, tidyInvoiceCode(code)))
  if (!row) throw notFound('Aucun document ne porte ce code.')
  return {
    number: row.number,
    issued_on: dayAt(row.issued_at),
    amount: row.incl_tax,
    seller: firstLetters(row.content.seller.name),
    buyer: firstLetters(row.content.buyer.name),
  }
}

/** « Havoana Technologies » becomes « H… T… », which tells nothing of how long the words are. */
function firstLetters(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words.map((word) => `${[...word][0]}…`).join(' ')
}
