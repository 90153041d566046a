import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sum } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { startOfDay } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { listInvoicesOfPayments } from '../invoices/invoices.ts'
import type { PaymentFilters } from './contract.ts'
import type { PaymentRow } from './ledger.ts'
import { PAYMENT_CATEGORIES, PAYMENT_METHODS } from './shared/methods.ts'
import { paymentLedger, payments } from './tables.ts'

export const PAYMENTS_PER_PAGE = 20

export type LedgerLine = typeof paymentLedger.$inferSelect
export type PaymentInvoices = Awaited<ReturnType<typeof listInvoicesOfPayments>>

/** @throws HttpError 404 for another company's */
export async function findOwnPayment(database: Database, companyId: number, id: number): Promise<PaymentRow> {
  const [row] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.company_id, companyId)))
  if (!row) throw notFound()
  return row
}

/** Lists the payments of a company that pass the filters, one page of them. */
export async function listOwnPayments(database: Database, companyId: number, filters: PaymentFilters) {
  const where = and(eq(payments.company_id, companyId), ...conditionsOf(filters))
  const order = filters.sort_by_date === 'asc' ? asc : desc
  const rows = await database
    .select()
    .from(payments)
    .where(where)
    .orderBy(order(payments.created_at), order(payments.id))
    .limit(PAYMENTS_PER_PAGE)
    .offset((filters.page - 1) * PAYMENTS_PER_PAGE)
  const [counted] = await database.select({ total: count() }).from(payments).where(where)
  const summary = await sumByStatus(database, where)
  return { rows, invoices: await readInvoices(database, rows), total: counted?.total ?? 0, summary }
}

/** The payments that these sponsorings were ordered by, by the sponsoring; those that nobody paid for have none. */
export async function listOfSponsorings(database: Database, ids: number[]) {
  const { id, reference, sponsoring_id } = payments
  const rows = await database
    .select({ id, reference, sponsoring_id })
    .from(payments)
    .where(inArray(sponsoring_id, ids.length > 0 ? ids : [0]))
  return new Map(rows.map((row) => [row.sponsoring_id, { id: row.id, reference: row.reference }]))
}

/** What payments come to by what became of them, in whole Ariary. */
export async function sumByStatus(database: Database, where: SQL | undefined) {
  const sums = await database
    .select({ status: payments.status, amount: sum(payments.amount).mapWith(Number) })
    .from(payments)
    .where(where)
    .groupBy(payments.status)
  const amountOf = (status: PaymentRow['status']) => sums.find((each) => each.status === status)?.amount ?? 0
  return { paid: amountOf('success'), refunded: amountOf('refunded'), waiting: amountOf('pending') }
}

/** A company that has more exports them by period. */
const MOST_EXPORTED = 10_000

/** Lists all payments of a company that pass the filters, in the order of their list. */
export async function listForExport(database: Database, companyId: number, filters: PaymentFilters) {
  const order = filters.sort_by_date === 'asc' ? asc : desc
  const rows = await database
    .select()
    .from(payments)
    .where(and(eq(payments.company_id, companyId), ...conditionsOf(filters)))
    .orderBy(order(payments.created_at), order(payments.id))
    .limit(MOST_EXPORTED)
  return { rows, invoices: await readInvoices(database, rows) }
}

/** @param filters days are those of Antananarivo, both included */
function conditionsOf(
  filters: Pick<
    PaymentFilters,
    'status' | 'payment_method' | 'category' | 'created_at' | 'start_date' | 'end_date'
  >,
): (SQL | undefined)[] {
  const { status, payment_method, category, created_at, start_date, end_date } = filters
  const method = payment_method ? PAYMENT_METHODS[payment_method - 1] : undefined
  const kind = category ? PAYMENT_CATEGORIES[category - 1] : undefined
  return [
    status ? eq(payments.status, status) : undefined,
    method ? eq(payments.method, method) : undefined,
    kind ? eq(payments.category, kind) : undefined,
    ...between(created_at, created_at),
    ...between(start_date, end_date),
  ]
}

function between(from: string | null | undefined, until: string | null | undefined): (SQL | undefined)[] {
  return [
    from ? gte(payments.created_at, startOfDay(from)) : undefined,
    until ? lt(payments.created_at, after(startOfDay(until), DAY)) : undefined,
  ]
}

export function readInvoices(database: Database, rows: readonly PaymentRow[]): Promise<PaymentInvoices> {
  return listInvoicesOfPayments(
    database,
    rows.map(({ id }) => id),
  )
}

/** What happened to a payment, the first line first. */
export function listLines(database: Database, paymentId: number): Promise<LedgerLine[]> {
  return database
    .select()
    .from(paymentLedger)
    .where(eq(paymentLedger.payment_id, paymentId))
    .orderBy(asc(paymentLedger.id))
}

/** The payments of these terms, by the term. */
export async function listPaymentsOfTerms(database: Database, termIds: number[]) {
  if (termIds.length === 0) return new Map<number, PaymentRow>()
  const rows = await database.select().from(payments).where(inArray(payments.subscription_id, termIds))
  return new Map(rows.map((row) => [row.subscription_id ?? 0, row]))
}
