import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import type { DailyLimitLeft } from '#src/shared/limits/daily-limit.ts'
import type { Payee, Payment, PaymentDetail } from './contract.ts'
import type { PaymentRow } from './ledger.ts'
import type { PayeeRow } from './payees.ts'
import type { LedgerLine, PaymentInvoices } from './payments.ts'
import { UNDECLARED_DAYS } from './shared/statuses.ts'

export function presentPayment(row: PaymentRow, invoices: PaymentInvoices): Payment {
  const { id, reference, category, method, amount, status, lines } = row
  const documents = invoices.get(id)
  return {
    id,
    reference,
    category,
    title: lines[0]?.name ?? reference,
    method,
    amount,
    status,
    declared_at: row.declared_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    invoice: documents?.invoice ?? null,
    credit_note: documents?.credit_note ?? null,
  }
}

export function presentPayee({ method, account, holder, details }: PayeeRow): Payee {
  return { method, account, holder, details }
}

interface Beside {
  invoices: PaymentInvoices
  payee: PayeeRow | null
  lines: LedgerLine[]
  declarations: DailyLimitLeft
}

export function presentDetail(
  row: PaymentRow,
  { invoices, payee, lines, declarations }: Beside,
): PaymentDetail {
  const { proof_name, proof_type, proof_size } = row
  const waits = row.status === 'pending' && row.declared_at === null
  return {
    ...presentPayment(row, invoices),
    lines: row.lines.map(({ name, quantity, unit_price }) => ({ name, quantity, unit_price })),
    payer_phone: row.payer_phone,
    operator_reference: row.operator_reference,
    paid_on: row.paid_on,
    is_charging: row.charging_at !== null,
    proof:
      proof_name === null
        ? null
        : { name: proof_name, content_type: proof_type ?? '', size: proof_size ?? 0 },
    reason: row.reason,
    expires_on: waits ? dayAt(lastMoment(row)) : null,
    payee: payee && presentPayee(payee),
    timeline: lines.map(({ at, event, note }) => ({ at: at.toISOString(), event, note })),
    can_retry: row.status === 'failed' || row.status === 'cancelled',
    declarations,
  }
}

/** From when on a payment that nobody declared is cancelled. */
export const lastMoment = ({ created_at }: Pick<PaymentRow, 'created_at'>) =>
  after(created_at, UNDECLARED_DAYS * DAY)
