import { CSV_MARK, type CsvCell, csvLine } from '#src/shared/spreadsheets/csv.ts'
import type { Dimension } from '#src/statistics/shared/names.ts'
import type { Segment } from './contract.ts'
import type { listDays } from './reading.ts'
import { COUNT_LABELS, DIMENSION_LABELS, keyLabel } from './shared/labels.ts'

const write = (rows: CsvCell[][]) => CSV_MARK + rows.map(csvLine).join('')

/** Writes the counts of each day, one in a line. */
export function writeDaysCsv(days: Awaited<ReturnType<typeof listDays>>): string {
  const rows = days.map(({ day, name, key, value }) => [day, COUNT_LABELS[name], keyLabel(name, key), value])
  return write([['Jour', 'Mesure', 'Détail', 'Valeur'], ...rows])
}

/** Writes supply and demand of each part of a dimension, beside the period before. */
export function writeSegmentsCsv(dimension: Dimension, segments: readonly Segment[]): string {
  const head = [
    ...[DIMENSION_LABELS[dimension].one, 'Offres publiées', 'Offres avant'],
    ...['Candidatures', 'Candidatures avant', 'Réponses promises', 'Réponses promises avant'],
    ...['Promesses tenues', 'Promesses tenues avant'],
  ]
  const rows = segments.map(({ label, offers, applications, answers_due, answers_kept }) => [
    label,
    ...[offers, applications, answers_due, answers_kept].flatMap(({ value, before }) => [value, before]),
  ])
  return write([head, ...rows])
}
