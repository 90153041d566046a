import { listNames } from '#src/accounts/people.ts'
import type { Database } from '#src/platform/database.ts'
import type { Candidate, LineRow } from '#src/subscriptions/reconciling/candidates.ts'
import { listStatements } from '#src/subscriptions/reconciling/importing.ts'
import type { Match } from '#src/subscriptions/reconciling/matching.ts'
import { countOpenLines, MOST_SHOWN, reconcile } from '#src/subscriptions/reconciling/reconciliation.ts'
import { listSettledLines } from '#src/subscriptions/reconciling/settled-lines.ts'
import type { StatementSource } from '#src/subscriptions/reconciling/shared/sources.ts'
import type { ShownLine, ShownMatch, ShownPayment, ShownReconciliation } from './contract.ts'

const MOST_STATEMENTS = 12

/** What statements of a source say beside the payments, the first of each list. */
export async function presentReconciliation(
  database: Database,
  source: StatementSource,
): Promise<ShownReconciliation> {
  const { whole, doubtful, unmatched, unproven, set_aside } = await reconcile(database, source)
  return {
    waiting: await countOpenLines(database),
    statements: await presentStatements(database, source),
    whole: some(whole, ({ line }) => line.amount, presentMatch),
    doubtful: some(doubtful, ({ line }) => line.amount, presentMatch),
    unmatched: some(unmatched, ({ amount }) => amount, presentLine),
    unproven: some(unproven, ({ amount }) => amount, presentPayment),
    settled: (await listSettledLines(database, source)).map(({ line, payment: proven }) => ({
      ...presentLine(line),
      payment: proven,
    })),
    set_aside: set_aside.map((line) => ({ ...presentLine(line), reason: line.reason ?? '' })),
  }
}

function some<Row, Shown>(
  rows: readonly Row[],
  amountOf: (row: Row) => number,
  present: (row: Row) => Shown,
): { count: number; amount: number; rows: Shown[] } {
  const amount = rows.reduce((sum, row) => sum + amountOf(row), 0)
  return { count: rows.length, amount, rows: rows.slice(0, MOST_SHOWN).map(present) }
}

async function presentStatements(database: Database, source: StatementSource) {
  const rows = await listStatements(database, source, MOST_STATEMENTS)
  const names = await listNames(
    database,
    rows.flatMap(({ imported_by }) => imported_by ?? []),
  )
  return rows.map(({ id, name, first_on, last_on, lines, imported_at, imported_by }) => ({
    id,
    name,
    first_on,
    last_on,
    lines,
    imported_at: imported_at.toISOString(),
    by: names.get(imported_by ?? 0) ?? null,
  }))
}

function presentMatch({ line, payment, differences }: Match<LineRow, Candidate>): ShownMatch {
  return { line: presentLine(line), payment: presentPayment(payment), differences }
}

function presentLine(row: LineRow): ShownLine {
  const { id, paid_on, amount, transaction_id, payer_phone, payer, wording } = row
  return { id, paid_on, amount, transaction_id, payer_phone, payer, wording }
}

function presentPayment(row: Candidate): ShownPayment {
  const { id, reference, company, method, amount, status, operator_reference, payer_phone, paid_on } = row
  const declared_at = row.declared_at?.toISOString() ?? null
  return {
    id,
    reference,
    company,
    method,
    amount,
    status,
    operator_reference,
    payer_phone,
    paid_on,
    declared_at,
  }
}
