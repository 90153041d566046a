import { listNames } from '#src/accounts/people.ts'
import { findCompanyPhone, listCompanyNames } from '#src/companies/companies.ts'
import type { Database } from '#src/platform/database.ts'
import { readPhone } from '#src/platform/phone-number.ts'
import { formatDate } from '#src/shared/dates.ts'
import type { PaymentRow } from '#src/subscriptions/payments/ledger.ts'
import { findPayee } from '#src/subscriptions/payments/payees.ts'
import { listLines, readInvoices } from '#src/subscriptions/payments/payments.ts'
import { findReading } from '#src/subscriptions/payments/proof-readings.ts'
import { listTwins } from '#src/subscriptions/payments/reading.ts'
import { REFUND_ALONE } from '#src/subscriptions/payments/shared/refunds.ts'
import { PLAN_NAMES } from '#src/subscriptions/plans/shared/plans.ts'
import { findSettledLine } from '#src/subscriptions/reconciling/settled-lines.ts'
import { presentTerm } from '#src/subscriptions/terms/present.ts'
import { findTerm, previewTerm } from '#src/subscriptions/terms/preview.ts'
import type { Term } from '#src/subscriptions/terms/terms.ts'
import type { AdminPayment, AdminPaymentRow } from './contract.ts'
import { compareProof } from './proof-comparison.ts'

export async function presentPaymentRows(database: Database, rows: PaymentRow[]): Promise<AdminPaymentRow[]> {
  const names = await listCompanyNames(
    database,
    rows.map(({ company_id }) => company_id),
  )
  return presentRows(database, rows, names)
}

async function presentRows(
  database: Database,
  rows: PaymentRow[],
  companies: Map<number, string>,
): Promise<AdminPaymentRow[]> {
  const documents = await readInvoices(database, rows)
  const people = await listNames(
    database,
    rows.flatMap(({ decided_by }) => decided_by ?? []),
  )
  return rows.map(({ id, reference, company_id, category, lines, method, amount, status, ...row }) => ({
    id,
    reference,
    company: { id: company_id, name: companies.get(company_id) ?? '' },
    category,
    title: lines[0]?.name ?? reference,
    method,
    amount,
    status,
    created_at: row.created_at.toISOString(),
    declared_at: row.declared_at?.toISOString() ?? null,
    invoice: documents.get(id)?.invoice ?? null,
    credit_note: documents.get(id)?.credit_note ?? null,
    decided_by: people.get(row.decided_by ?? 0) ?? null,
  }))
}

/** A payment with all that is compared before a decision. */
export async function presentAdminPayment(
  database: Database,
  row: PaymentRow,
  reader: { id: number },
  now: Date,
): Promise<AdminPayment> {
  const twins = await listTwins(database, row)
  const ids = [row.company_id, ...twins.map((twin) => twin.row.company_id)]
  const names = await listCompanyNames(database, ids)
  const [shown] = await presentRows(database, [row], names)
  if (!shown) throw new Error('the payment was not presented')
  const term = row.subscription_id === null ? null : await findTerm(database, row.subscription_id)
  const { proof_name, proof_type, proof_size } = row
  const account = (await findPayee(database, row.method))?.account ?? null
  const reading = await findReading(database, row)
  return {
    ...shown,
    lines: row.lines.map(({ name, quantity, unit_price }) => ({ name, quantity, unit_price })),
    payer_phone: row.payer_phone,
    company_phone: await findCompanyPhone(database, row.company_id),
    operator_reference: row.operator_reference,
    paid_on: row.paid_on,
    proof:
      proof_name === null
        ? null
        : { name: proof_name, content_type: proof_type ?? '', size: proof_size ?? 0 },
    comparison: reading && compareProof(row, reading, account && readPhone(account)),
    payee: account,
    reason: row.reason,
    twins: twins.map(({ row: other, same }) => ({
      id: other.id,
      reference: other.reference,
      company: names.get(other.company_id) ?? '',
      status: other.status,
      same,
    })),
    statement_line: await presentLine(database, row.id),
    term: term && presentTerm(term),
    effect: term && (await effectOf(database, term, now)),
    timeline: await presentTimeline(database, row.id),
    refund_asked: await presentAsked(database, row, reader),
    needs_two: row.amount > REFUND_ALONE,
  }
}

async function presentLine(database: Database, paymentId: number) {
  const found = await findSettledLine(database, paymentId)
  if (!found) return null
  const { source, paid_on, amount, transaction_id, payer, wording, decided_by, decided_at } = found.line
  const names = decided_by === null ? null : await listNames(database, [decided_by])
  return {
    source,
    statement: found.statement,
    paid_on,
    amount,
    transaction_id,
    payer,
    wording,
    by: names?.get(decided_by ?? 0) ?? null,
    decided_at: decided_at?.toISOString() ?? null,
  }
}

async function effectOf(database: Database, term: Term, now: Date): Promise<string | null> {
  const preview = await previewTerm(database, term, now)
  if (!preview) return null
  return `${PLAN_NAMES[term.plan]} du ${formatDate(preview.starts_at)} au ${formatDate(preview.ends_at)}`
}

async function presentTimeline(database: Database, paymentId: number) {
  const lines = await listLines(database, paymentId)
  const names = await listNames(
    database,
    lines.flatMap(({ actor_id }) => actor_id ?? []),
  )
  return lines.map(({ at, event, note, actor_id }) => ({
    at: at.toISOString(),
    event,
    note,
    by: actor_id === null ? null : (names.get(actor_id) ?? null),
  }))
}

async function presentAsked(database: Database, row: PaymentRow, reader: { id: number }) {
  const { refund_asked_by, refund_asked_at, status } = row
  if (!refund_asked_at || status !== 'success') return null
  const names =
    refund_asked_by === null ? new Map<number, string>() : await listNames(database, [refund_asked_by])
  return {
    by: names.get(refund_asked_by ?? 0) ?? null,
    at: refund_asked_at.toISOString(),
    is_me: refund_asked_by === reader.id,
  }
}
