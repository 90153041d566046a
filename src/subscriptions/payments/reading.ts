import { and, asc, count, desc, eq, gte, ilike, inArray, isNotNull, lte, ne, or, sql, sum } from 'drizzle-orm'
import { findCompaniesNamed } from '#src/companies/companies.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { endOfDay, startOfDay } from '#src/shared/dates.ts'
import type { PaymentRow } from './ledger.ts'
import { sumByStatus } from './payments.ts'
import { listLookAlikes } from './proof-looks.ts'
import type { PaymentMethod } from './shared/methods.ts'
import type { PaymentStatus } from './shared/statuses.ts'
import { payments } from './tables.ts'

interface PaymentSearch {
  /** Part of a reference or of a company's name. */
  q?: string | undefined
  status?: PaymentStatus | undefined
  method?: PaymentMethod | undefined
  /** Both are days at Antananarivo, `2026-11-21`, on which they were ordered, and belong to the period. */
  from?: string | undefined
  to?: string | undefined
  sort_by_date: 'asc' | 'desc'
  page: number
  per_page: number
}

/** A name that so many companies have is too short to search by. */
const MOST_COMPANIES = 200

/** @throws HttpError 404 */
export async function findPayment(database: Database, id: number): Promise<PaymentRow> {
  const [row] = await database.select().from(payments).where(eq(payments.id, id))
  if (!row) throw notFound()
  return row
}

/** The payments of every company; those that wait for a decision come first, the one that waits longest before the others. */
export async function listPayments(database: Database, search: PaymentSearch) {
  const { q, status, method, from, to, sort_by_date, page, per_page } = search
  const like = q ? `%${q.replaceAll(/[\\%_]/g, '\\$&')}%` : null
  const named = q ? await findCompaniesNamed(database, q, MOST_COMPANIES) : []
  const condition = and(
    like
      ? or(
          ilike(payments.reference, like),
          ilike(payments.operator_reference, like),
          inArray(payments.company_id, named.length > 0 ? named : [0]),
        )
      : undefined,
    status ? eq(payments.status, status) : undefined,
    method ? eq(payments.method, method) : undefined,
    from ? gte(payments.created_at, startOfDay(from)) : undefined,
    to ? lte(payments.created_at, endOfDay(to)) : undefined,
  )
  const order = sort_by_date === 'asc' ? asc : desc
  const rows = await database
    .select()
    .from(payments)
    .where(condition)
    .orderBy(
      sql`${payments.status} = 'pending' AND ${payments.declared_at} IS NOT NULL DESC`,
      sql`CASE WHEN ${payments.status} = 'pending' THEN ${payments.declared_at} END`,
      order(payments.created_at),
      order(payments.id),
    )
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [counted] = await database.select({ total: count() }).from(payments).where(condition)
  return { rows, total: counted?.total ?? 0, sums: await sumByStatus(database, condition) }
}

/** The payments that wait for a decision, the one that was declared first before the others. */
export function listWaitingPayments(database: Database, most: number): Promise<PaymentRow[]> {
  return database
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'pending'), isNotNull(payments.declared_at)))
    .orderBy(asc(payments.declared_at), asc(payments.id))
    .limit(most)
}

/** How many payments wait for a decision, and what they come to. */
export async function countWaiting(database: Database) {
  const [row] = await database
    .select({ count: count(), amount: sum(payments.amount).mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.status, 'pending'), isNotNull(payments.declared_at)))
  return { count: row?.count ?? 0, amount: row?.amount ?? 0 }
}

type Same = 'proof' | 'reference' | 'look'

/**
 * Other payments with the same file as a proof, or the same reference of the operator, whatever became of them; then those
 * whose proof is a picture that nearly looks the same.
 */
export async function listTwins(
  database: Database,
  payment: PaymentRow,
): Promise<{ row: PaymentRow; same: Same }[]> {
  const { id, proof_hash, operator_reference } = payment
  const alike = [
    proof_hash ? eq(payments.proof_hash, proof_hash) : undefined,
    operator_reference ? eq(payments.operator_reference, operator_reference) : undefined,
  ].filter((each) => each !== undefined)
  const rows =
    alike.length === 0
      ? []
      : await database
          .select()
          .from(payments)
          .where(and(ne(payments.id, id), or(...alike)))
          .orderBy(asc(payments.id))
          .limit(20)
  const known = new Set(rows.map((row) => row.id))
  const others = (await listLookAlikes(database, id)).filter((row) => !known.has(row.id))
  return [
    ...rows.map((row) => ({ row, same: sameOf(payment, row) })),
    ...others.map((row) => ({ row, same: 'look' as const })),
  ]
}

const sameOf = ({ proof_hash }: PaymentRow, other: PaymentRow): Same =>
  proof_hash !== null && other.proof_hash === proof_hash ? 'proof' : 'reference'
