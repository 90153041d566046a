import {
  and,
  asc,
  count,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sum,
} from 'drizzle-orm'
import { findCompaniesNamed } from '#src/companies/companies.ts'
import { findPage } from '#src/platform/database/counting.ts'
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

/** So many that wait stand before the others; a team that has more waiting works them off from the desk. */
const MOST_FIRST = 500

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
  const named = q ? await findCompaniesNamed(database, q) : []
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
  const first = await listWaiting(database, condition, MOST_FIRST)
  const isFirst = inArray(payments.id, first.length > 0 ? first : [0])
  const others = { table: payments, id: payments.id, condition: and(condition, not(isFirst)) }
  const asked = { sort_by_date, page, per_page, ahead: first.length }
  const { ids, total, is_capped } = await findPage(database, { ...others, isSearch: Boolean(q) }, asked)
  const onPage = [...first.slice((page - 1) * per_page, page * per_page), ...ids]
  const rows = await database
    .select()
    .from(payments)
    .where(inArray(payments.id, onPage.length > 0 ? onPage : [0]))
  return {
    rows: rows.sort((one, other) => onPage.indexOf(one.id) - onPage.indexOf(other.id)),
    total: total + first.length,
    is_capped,
    // What is not counted whole is not summed either: adding up millions takes longer than anybody waits.
    sums: is_capped ? null : await sumByStatus(database, condition),
  }
}

const WAITS = and(eq(payments.status, 'pending'), isNotNull(payments.declared_at))

/** The numbers of those that wait for a decision, the one that was declared first before the others. */
async function listWaiting(database: Database, condition: SQL | undefined, most: number) {
  const rows = await database
    .select({ id: payments.id })
    .from(payments)
    .where(and(condition, WAITS))
    .orderBy(asc(payments.declared_at), asc(payments.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** The payments that wait for a decision, the one that was declared first before the others. */
export function listWaitingPayments(database: Database, most: number): Promise<PaymentRow[]> {
  return database
    .select()
    .from(payments)
    .where(WAITS)
    .orderBy(asc(payments.declared_at), asc(payments.id))
    .limit(most)
}

/** How many payments wait for a decision, and what they come to. */
export async function countWaiting(database: Database) {
  const [row] = await database
    .select({ count: count(), amount: sum(payments.amount).mapWith(Number) })
    .from(payments)
    .where(WAITS)
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
