import { escapeFormula } from './escape-formula.ts'
import type { Cell, Lines } from './lines.ts'

/** Spreadsheet programs recognise UTF-8 by it. */
const BOM = '\ufeff'

/** French spreadsheet programs expect semicolons, and UTF-8 that says so. */
export async function* writeCsv(head: readonly string[], lines: Lines): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BOM + lineOf(head))
  for await (const some of lines) yield Buffer.from(some.map(lineOf).join(''))
}

function lineOf(cells: readonly Cell[]): string {
  return `${cells.map(written).join(';')}\r\n`
}

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = escapeFormula(cell)
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
