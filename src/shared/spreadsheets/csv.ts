/** A text is written as a text, whatever it looks like; a number is calculated with. */
export type CsvCell = string | number | null

/** Spreadsheet programs recognise UTF-8 by this mark at the beginning of a file. */
export const CSV_MARK = '\ufeff'

/** Writes a line of a CSV file for French spreadsheet programs, which expect semicolons. Every text is quoted. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(writeCell).join(';')}\r\n`
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return `"${escapeFormula(cell).replaceAll('"', '""')}"`
}

/** A program that expects other separators begins a cell after each of these, also within quotes. */
const CELL_STARTS = /(?<=[,;\t\r\n])/
/** Programs look past spaces, zero-width characters and direction marks, or take them out. */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\u2800]+/u
const CALL = /\p{L}[\p{L}\d._]*\s*\(/u
/** What a phone number, a figure or a line of a list is made of: without more it runs nothing and reads no other cell. */
const PLAIN = /^[\p{L}\p{M}\d\s.,:;()/'’°%€+–-]*$/u

/**
 * Puts an apostrophe, as people write it themselves, before what a spreadsheet program would calculate: at the beginning
 * of the text and after each character that may separate cells. A sign before digits (`+261 34 …`, `-5`) stays as it is.
 */
export function escapeFormula(text: string): string {
  return text
    .toWellFormed()
    .split(CELL_STARTS)
    .map((part, index) => (isFormula(part, index === 0) ? `'${part}` : part))
    .join('')
}

function isFormula(part: string, isFirst: boolean): boolean {
  const seen = part.replace(UNSEEN, '')
  // Wide and small forms of a sign count as the sign.
  const [sign = ''] = [...seen].slice(0, 1).map((letter) => letter.normalize('NFKC'))
  if (!'=+-−@'.includes(sign) || sign === '') return false
  const rest = seen.slice(1)
  const begins = isFirst ? /^\(?\d/ : /^\s*[\p{L}\d(]/u
  const isHarmless = begins.test(rest) && PLAIN.test(rest) && !CALL.test(rest)
  return sign === '=' || sign === '@' || !isHarmless
}
