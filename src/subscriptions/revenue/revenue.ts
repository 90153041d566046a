import { asc, eq, sql } from 'drizzle-orm'
import { dayAtAntananarivo } from '#src/platform/database/local-time.ts'
import type { Database } from '#src/platform/database.ts'
import { invoices } from '../invoices/tables.ts'
import { payments } from '../payments/tables.ts'
import { subscriptions } from '../terms/tables.ts'
import { PRODUCTS, type Product, type RevenueLine } from './shared/lines.ts'

const month = sql<string>`left(${dayAtAntananarivo(invoices.issued_at)}, 7)`
/** As it stands on the document, which stays as it was issued. */
const method = sql<string>`${invoices.content} -> 'payment' ->> 'method'`
const taxPercent = sql<number>`(${invoices.content} ->> 'tax_percent')::integer`
/** The plan that was paid for, or what else was. */
const product = sql<string>`coalesce(${subscriptions.plan}, ${payments.category}, 'other')`

/** A credit note takes back from the month in which it is issued. */
const signed = (column: typeof invoices.incl_tax | typeof invoices.excl_tax | typeof invoices.tax) =>
  sql<number>`sum(CASE ${invoices.series} WHEN 'A' THEN -${column} ELSE ${column} END)::bigint`.mapWith(
    Number,
  )

const countOf = (series: 'F' | 'A') =>
  sql<number>`count(*) FILTER (WHERE ${invoices.series} = ${series})`.mapWith(Number)

/**
 * Adds up the invoices and credit notes of a year by month, means of payment, plan and rate of the TVA, the last month
 * first. Every document is in exactly one line, so that the lines add up to the documents.
 * @param of.year `2026`, in Antananarivo
 */
export async function readRevenue(database: Database, of: { year: string }): Promise<RevenueLine[]> {
  const rows = await database
    .select({
      month: month.as('month'),
      method: method.as('method'),
      product: product.as('product'),
      tax_percent: taxPercent.as('tax_percent'),
      invoices: countOf('F'),
      credit_notes: countOf('A'),
      excl_tax: signed(invoices.excl_tax),
      tax: signed(invoices.tax),
      incl_tax: signed(invoices.incl_tax),
    })
    .from(invoices)
    .leftJoin(payments, eq(payments.id, invoices.payment_id))
    .leftJoin(subscriptions, eq(subscriptions.id, payments.subscription_id))
    .where(eq(invoices.year, Number(of.year)))
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`1 DESC, 2, 3, 4`)
  return rows.map((row) => ({ ...row, product: readProduct(row.product) }))
}

const readProduct = (text: string): Product => PRODUCTS.find((each) => each === text) ?? 'other'

/** The years in which documents were issued, the last one first. */
export async function listRevenueYears(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ year: invoices.year })
    .from(invoices)
    .orderBy(asc(invoices.year))
  return rows.map((row) => String(row.year)).toReversed()
}
