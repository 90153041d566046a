import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { listCompanyNames } from '#src/companies/companies.ts'
import type { Database } from '#src/platform/database.ts'
import type { PaymentRow } from '../payments/ledger.ts'
import { payments } from '../payments/tables.ts'
import { type ComparedPayment, type Match, matchLines } from './matching.ts'
import { METHODS_OF_SOURCE, type StatementSource } from './shared/sources.ts'
import { statementLines } from './tables.ts'

export type LineRow = typeof statementLines.$inferSelect

/** A payment as it is compared with lines, and what is shown of it beside them. */
export interface Candidate extends ComparedPayment {
  company_id: number
  paid_on: string | null
  declared_at: Date | null
}

/** Lines beyond this many wait for those before them to be worked off. */
const MOST_LINES = 12_000

/** Reads the lines of a source that wait, the oldest first. */
function listOpenLines(database: Database, source: StatementSource): Promise<LineRow[]> {
  return database
    .select()
    .from(statementLines)
    .where(and(eq(statementLines.source, source), eq(statementLines.state, 'open')))
    .orderBy(asc(statementLines.paid_on), asc(statementLines.id))
    .limit(MOST_LINES)
}

/** Reads what may be paid by the lines of a source: what waits, and what its open lines name. */
async function listCandidates(database: Database, source: StatementSource): Promise<Candidate[]> {
  const isNamed = sql`EXISTS (SELECT FROM statement_lines WHERE statement_lines.source = ${source}
    AND statement_lines.state = 'open' AND (statement_lines.payment_reference = ${payments.reference}
    OR statement_lines.transaction_id = ${payments.operator_reference}))`
  return readCandidates(database, and(isOfSource(source), or(eq(payments.status, 'pending'), isNamed)))
}

export const isOfSource = (source: StatementSource) =>
  inArray(payments.method, [...METHODS_OF_SOURCE[source]])

/** Reads payments with what they are compared by. */
export async function readCandidates(database: Database, which: SQL | undefined): Promise<Candidate[]> {
  const rows = await database
    .select({
      payment: payments,
      // A column is written without its table among what is selected, so the table is named here.
      has_line: sql<boolean>`EXISTS (SELECT FROM statement_lines WHERE statement_lines.payment_id = payments.id)`,
    })
    .from(payments)
    .where(which)
    .orderBy(asc(payments.id))
  const names = await listCompanyNames(
    database,
    rows.map(({ payment }) => payment.company_id),
  )
  return rows.map(({ payment, has_line }) =>
    candidateOf(payment, has_line, names.get(payment.company_id) ?? ''),
  )
}

function candidateOf(payment: PaymentRow, has_line: boolean, company: string): Candidate {
  const { id, reference, method, amount, status, operator_reference, payer_phone } = payment
  const { company_id, paid_on, declared_at, charging_at } = payment
  const compared = { id, reference, method, amount, status, operator_reference, payer_phone }
  return {
    ...compared,
    company,
    company_id,
    paid_on,
    declared_at,
    is_charging: charging_at !== null,
    has_line,
  }
}

/** Matches every open line of a source. */
export async function matchOpenLines(
  database: Database,
  source: StatementSource,
): Promise<{ lines: LineRow[]; matches: Match<LineRow, Candidate>[] }> {
  const lines = await listOpenLines(database, source)
  return { lines, matches: matchLines(lines, await listCandidates(database, source)) }
}

/**
 * Matches the lines that name one payment, as `matchOpenLines` does among all: the line that only looks like it is left,
 * which never matches wholly.
 */
export async function matchLinesOf(
  database: Database,
  source: StatementSource,
  { reference, operator_reference }: Pick<PaymentRow, 'reference' | 'operator_reference'>,
): Promise<Match<LineRow, Candidate>[]> {
  const { payment_reference, transaction_id } = statementLines
  const isOfPayment = or(
    eq(payment_reference, reference),
    operator_reference === null ? undefined : eq(transaction_id, operator_reference),
  )
  const lines = await database
    .select()
    .from(statementLines)
    .where(and(eq(statementLines.source, source), eq(statementLines.state, 'open'), isOfPayment))
    .orderBy(asc(statementLines.id))
  const references = lines.flatMap((line) => line.payment_reference ?? [])
  const transactions = lines.flatMap((line) => line.transaction_id ?? [])
  const isNamed = or(
    eq(payments.reference, reference),
    inArray(payments.reference, references),
    inArray(payments.operator_reference, transactions),
  )
  return matchLines(lines, await readCandidates(database, and(isOfSource(source), isNamed)))
}

export const isAccepted = ({ status }: Pick<Candidate, 'status'>) =>
  status === 'success' || status === 'refunded'
