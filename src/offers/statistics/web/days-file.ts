import { CSV_MARK, csvLine } from '#src/shared/spreadsheets/csv.ts'
import type { OfferStatistics } from '../contract.ts'
import { COLUMNS } from './words.ts'

type Table = Pick<OfferStatistics, 'days' | 'others' | 'totals'>

/** Writes the days as a CSV file for French spreadsheet programs, the first day first. */
export function daysAsCsv({ days, others, totals }: Table): string {
  const line = (label: string, figures: OfferStatistics['totals']) => [
    label,
    ...COLUMNS.map(({ name }) => figures[name]),
  ]
  const lines = [
    ['Jour', ...COLUMNS.map(({ label }) => label)],
    ...days.map(({ day, ...figures }) => line(day, figures)),
    ...(others ? [line('Autres jours', others)] : []),
    line('Total', totals),
  ]
  return CSV_MARK + lines.map(csvLine).join('')
}
