import { CSV_MARK, csvLine } from '#src/shared/spreadsheets/csv.ts'
import type { Cell, Lines } from './lines.ts'

/** The table as a CSV file. */
export async function* writeCsv(head: readonly string[], lines: Lines): AsyncGenerator<Uint8Array> {
  yield Buffer.from(CSV_MARK + csvLine(head))
  for await (const some of lines) yield Buffer.from(some.map((cells) => csvLine(cells.map(plain))).join(''))
}

const plain = (cell: Cell) => (typeof cell === 'object' && cell !== null ? cell.day : cell)
