import { dayAt } from '#src/shared/dates.ts'
import { CSV_MARK, csvLine } from '#src/shared/spreadsheets/csv.ts'
import type { PaymentRow } from './ledger.ts'
import type { PaymentInvoices } from './payments.ts'
import { CATEGORY_NAMES, METHOD_NAMES } from './shared/methods.ts'
import { PAYMENT_BADGES } from './shared/statuses.ts'

const HEAD = [
  ...['Référence', 'Date', 'Objet', 'Désignation', 'Moyen', 'Montant (Ar)', 'Statut'],
  ...['Payé le', 'Payé depuis', 'Référence de l’opérateur', 'Facture', 'Avoir'],
]

/** Writes payments as a CSV file for French spreadsheet programs. It has no line of totals, which would be added twice. */
export function writePaymentsCsv(rows: readonly PaymentRow[], invoices: PaymentInvoices): string {
  const lines = rows.map((row) => [
    row.reference,
    dayAt(row.created_at),
    CATEGORY_NAMES[row.category],
    row.lines.map(({ name }) => name).join(', '),
    METHOD_NAMES[row.method],
    row.amount,
    PAYMENT_BADGES[row.status].label,
    row.paid_on,
    row.payer_phone,
    row.operator_reference,
    invoices.get(row.id)?.invoice?.number ?? null,
    invoices.get(row.id)?.credit_note?.number ?? null,
  ])
  return CSV_MARK + [HEAD, ...lines].map(csvLine).join('')
}
