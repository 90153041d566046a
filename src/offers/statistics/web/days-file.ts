import type { OfferStatistics } from '../contract.ts'
import { COLUMNS } from './words.ts'

/** Spreadsheet programs recognise UTF-8 by this mark. */
const BOM = '\ufeff'

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
  return BOM + lines.map((cells) => `${cells.join(';')}\r\n`).join('')
}
