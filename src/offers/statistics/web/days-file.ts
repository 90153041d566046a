import type { OfferStatistics } from '../contract.ts'
import { COLUMNS } from './words.ts'

/** By it spreadsheet programs know UTF-8. */
const BOM = '\ufeff'

type Table = Pick<OfferStatistics, 'days' | 'others' | 'totals'>

/** Every day of the table as French spreadsheet programs read it, the first day first. */
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
