import { readCsvRows } from '#src/shared/spreadsheets/csv-rows.ts'

/** LinkedIn writes commas; a spreadsheet that saved the file anew writes what its country is used to. */
const SEPARATORS = [',', ';', '\t']
/** The line of names stands among the first. */
const LOOKED_AT_LINES = 50

/** The rows of a CSV file (RFC 4180) by their column's name; LinkedIn writes notes above the names in some files. */
export function readCsv(text: string, firstColumn: RegExp): Map<string, string>[] {
  const isNames = (row: string[]) => row.some((name) => firstColumn.test(name.trim()))
  const [separator = ','] = SEPARATORS.map((each) => {
    const names = readCsvRows(text, each, LOOKED_AT_LINES).find(isNames)
    return { each, width: names?.length ?? 0 }
  })
    .toSorted((one, other) => other.width - one.width)
    .map(({ each }) => each)
  const rows = readCsvRows(text, separator)
  const at = rows.findIndex(isNames)
  const names = rows[at]
  if (!names) return []
  return rows
    .slice(at + 1)
    .filter((row) => row.some((value) => value.trim() !== ''))
    .map((row) => {
      // What is cut into more cells than there are names was no more than a text with the same mark in it.
      const last = names.length - 1
      const cells = [
        ...row.slice(0, last),
        row
          .slice(last)
          .join(separator)
          .replace(/[,;\t\s]+$/, ''),
      ]
      return new Map(names.map((name, index) => [name.trim(), (cells[index] ?? '').trim()]))
    })
}
