import { and, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { payments } from '../payments/tables.ts'
import { type Candidate, isOfSource, type LineRow, matchOpenLines, readCandidates } from './candidates.ts'
import type { Match } from './matching.ts'
import { STATEMENT_SOURCES, type StatementSource } from './shared/sources.ts'
import { statementLines } from './tables.ts'

/** So many of each list are shown, and settled by one press; the next ones follow. */
export const MOST_SHOWN = 100
const MOST_SET_ASIDE = 20

export interface Reconciliation {
  /** Lines that agree with their payment in everything. */
  whole: Match<LineRow, Candidate>[]
  /** Lines that have a payment, with something that a person has to look at. */
  doubtful: Match<LineRow, Candidate>[]
  /** Lines without a payment. */
  unmatched: LineRow[]
  /** Payments of days that statements tell of, which no line proves. */
  unproven: Candidate[]
  set_aside: LineRow[]
}

/** Compares the open lines of a source with the payments, and lists what is left over on either side. */
export async function reconcile(database: Database, source: StatementSource): Promise<Reconciliation> {
  const { lines, matches } = await matchOpenLines(database, source)
  const whole = matches.filter(({ differences }) => differences.length === 0)
  const matched = new Set(matches.map(({ line }) => line.id))
  const paid = new Set(whole.map(({ payment }) => payment.id))
  const unproven = await listUnproven(database, source)
  return {
    whole,
    doubtful: matches.filter(({ differences }) => differences.length > 0),
    unmatched: lines.filter(({ id }) => !matched.has(id)),
    unproven: unproven.filter(({ id }) => !paid.has(id)),
    set_aside: await database
      .select()
      .from(statementLines)
      .where(and(eq(statementLines.source, source), eq(statementLines.state, 'set_aside')))
      .orderBy(desc(statementLines.decided_at), desc(statementLines.id))
      .limit(MOST_SET_ASIDE),
  }
}

/** A payment counts that was declared or accepted on a day between the first and the last line of a statement. */
function listUnproven(database: Database, source: StatementSource): Promise<Candidate[]> {
  const day = sql`COALESCE(${payments.paid_on}, (COALESCE(${payments.declared_at}, ${payments.ended_at}) AT TIME ZONE 'Indian/Antananarivo')::date)`
  const isTold = sql`EXISTS (SELECT FROM statements WHERE statements.source = ${source}
    AND ${day} BETWEEN statements.first_on AND statements.last_on)`
  const hasNoLine = sql`NOT EXISTS (SELECT FROM statement_lines WHERE statement_lines.payment_id = ${payments.id})`
  const isPaid = or(
    inArray(payments.status, ['success', 'refunded']),
    and(eq(payments.status, 'pending'), isNotNull(payments.declared_at)),
  )
  return readCandidates(database, and(isOfSource(source), isPaid, isTold, hasNoLine))
}

/** Counts the lines that wait, by their source. */
export async function countOpenLines(database: Database): Promise<Record<StatementSource, number>> {
  const rows = await database
    .select({ source: statementLines.source, count: count() })
    .from(statementLines)
    .where(eq(statementLines.state, 'open'))
    .groupBy(statementLines.source)
  const counts = new Map(rows.map((row) => [row.source, row.count]))
  const entries = STATEMENT_SOURCES.map((source) => [source, counts.get(source) ?? 0])
  return Object.fromEntries(entries) as Record<StatementSource, number>
}
