import { CSV_MARK, csvLine } from '#src/shared/spreadsheets/csv.ts'
import { PRODUCT_NAMES, type RevenueLine } from './shared/lines.ts'

const HEAD = [
  'Mois',
  'Moyen de paiement',
  'Formule',
  'Taux de TVA (%)',
  'Factures',
  'Avoirs',
  'HT (Ar)',
  'TVA (Ar)',
  'TTC (Ar)',
]

/** Writes the lines as a CSV file for French spreadsheet programs. It has no line of totals, which would be added twice. */
export function writeRevenueCsv(lines: readonly RevenueLine[]): string {
  const rows = lines.map((line) => [
    line.month,
    line.method,
    PRODUCT_NAMES[line.product],
    line.tax_percent,
    line.invoices,
    line.credit_notes,
    line.excl_tax,
    line.tax,
    line.incl_tax,
  ])
  return CSV_MARK + [HEAD, ...rows].map(csvLine).join('')
}
