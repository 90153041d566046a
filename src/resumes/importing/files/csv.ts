import { readCsvRows } from '#src/shared/spreadsheets/csv-rows.ts'

/** The rows of a CSV file (RFC 4180) by their column's name; LinkedIn writes notes above the names in some files. */
export function readCsv(text: string, firstColumn: RegExp): Map<string, string>[] {
  const rows = readCsvRows(text, ',')
  const at = rows.findIndex((row) => row.some((name) => firstColumn.test(name)))
  const names = rows[at]
  if (!names) return []
  return rows
    .slice(at + 1)
    .filter((row) => row.some((value) => value.trim() !== ''))
    .map((row) => new Map(names.map((name, index) => [name.trim(), (row[index] ?? '').trim()])))
}
