import { headingOf } from '../text/headings.ts'
import type { Flow } from '../text/lines.ts'
import { type Cell, continueCell, isSameRow, joined, type Piece } from './cells.ts'
import { bodyFont, linesOfRows, type RowMarks, wrapped } from './layout.ts'

/** A stretch of text of a file that says in which order it is read, and what is a heading. */
export interface TaggedPiece extends Piece {
  isHeading: boolean
  /** True where the text stands in a cell of a table. */
  isInTable: boolean
  /** The number tells one paragraph from the next. */
  paragraph: number
}

/** Higher than this, in points, is another column; less is a line that stands beside the one before. */
const NEXT_COLUMN = 40
/** Fewer headings that are known here say little of how well a file was tagged. */
const FEWEST_HEADINGS = 2

type Row = Piece[] & RowMarks
type CellRow = Cell[] & RowMarks

/** A column of a page, from its left edge to its right one. */
interface Column {
  rows: Row[]
  left: number
  right: number
}

/**
 * The flows of a file whose pages say in which order they are read: what goes on in the same column of the next page is
 * one flow. Null where the tags do not name the headings of a CV.
 */
export function taggedFlows(pages: TaggedPiece[][]): Flow[] | null {
  const flows: Column[] = []
  for (const [page, pieces] of pages.entries()) {
    for (const column of columnsOf(rowsOf(pieces))) {
      // Each page is put below the one before, as if the file were one long page.
      for (const piece of column.rows.flat()) piece.y -= page * 10_000
      const before = flows.findLast((flow) => flow.left < column.right && column.left < flow.right)
      if (page > 0 && before) {
        before.rows.push(...column.rows)
        before.left = Math.min(before.left, column.left)
        before.right = Math.max(before.right, column.right)
      } else flows.push(column)
    }
  }
  const body = bodyFont(pages.map((pieces) => ({ pieces })))
  const lines = flows.map(({ rows }) => linesOfRows(cellRowsOf(rows), body))
  const known = lines.flat().filter((line) => line.isHeading && headingOf(line))
  return known.length < FEWEST_HEADINGS ? null : lines
}

/** What is read one after the other on one line; a heading has its own, even where its text begins beside it. */
function rowsOf(pieces: TaggedPiece[]): Row[] {
  const rows: Row[] = []
  let last = -1
  for (const { isHeading, isInTable, paragraph, ...piece } of pieces) {
    const begins = paragraph !== last
    last = paragraph
    const row = rows.at(-1)
    const goesOn = row && row.isHeading === isHeading && isBeside(row, piece)
    // The next cell of a table, whose first one went on over more lines.
    const before = isInTable ? rows.slice(-4).findLast((each) => isBeside(each, piece)) : undefined
    if (goesOn) row.push(piece)
    else if (before) before.push(piece)
    else rows.push(Object.assign([piece], { isHeading, begins }))
  }
  return rows
}

function isBeside(row: Row, piece: Piece): boolean {
  const last = row.at(-1)
  return last !== undefined && isSameRow(last, piece) && piece.x >= last.x
}

function cellRowsOf(rows: Row[]): CellRow[] {
  const made: CellRow[] = []
  for (const row of rows) {
    const { isHeading, begins } = row
    const cells: CellRow = Object.assign(joined(row), { isHeading, begins })
    const [first] = cells
    const above = made.at(-1)
    const cell = first && above && cells.length === 1 && isUnder(above, first) ? wrapped(above, first) : null
    if (cell && first) continueCell(cell, first)
    else made.push(cells)
  }
  return made
}

function isUnder([above]: Cell[], { y, size }: Cell): boolean {
  return above !== undefined && above.y - y > 0 && above.y - y < size * 1.6
}

/** Rows go down a page; where one stands far above the one before, another column begins. */
function columnsOf(rows: Row[]): Column[] {
  const columns: Column[] = []
  let lowest = Number.NEGATIVE_INFINITY
  for (const row of rows) {
    const [first] = row
    if (!first) continue
    const last = row.at(-1) ?? first
    const column = columns.at(-1)
    const [left, right] = [first.x, last.x + last.width]
    if (column && first.y - lowest < NEXT_COLUMN) {
      column.rows.push(row)
      column.left = Math.min(column.left, left)
      column.right = Math.max(column.right, right)
    } else columns.push({ rows: [row], left, right })
    lowest = first.y
  }
  return columns
}
