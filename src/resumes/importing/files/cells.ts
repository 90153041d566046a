import type { Run } from '../../shared/rich-text.ts'

/** Letters have a look, and may lead somewhere. */
export type Marks = Omit<Run, 'text'>

/** A stretch of text on a page, in points from its lower left corner. */
export interface Piece {
  text: string
  x: number
  /** The height of the line on which the letters stand. */
  y: number
  width: number
  size: number
  font: string
  marks: Marks
}

export interface Page {
  width: number
  pieces: Piece[]
}

/** Pieces that stand on one line without a wide space between them. */
export interface Cell extends Piece {
  right: number
  /** What it begins with in another font than it goes on with; '' where its letters look alike. */
  lead: string
  runs: Run[]
}

/** Joins pieces that follow each other to the cells that they make. */
export function joined(pieces: Piece[]): Cell[] {
  const cells: Cell[] = []
  let font = ''
  for (const piece of pieces) {
    const last = cells.at(-1)
    const gap = last ? piece.x - last.right : 0
    if (last && isSameRow(last, piece) && gap < last.size * 1.3 && gap > -last.size) {
      const space = gap > last.size * 0.12 && !/\s$/.test(last.text) && !/^\s/.test(piece.text) ? ' ' : ''
      if (font === last.font && piece.font !== font) last.lead ||= last.text
      last.text += space + piece.text
      last.runs.push({ text: piece.text, ...piece.marks })
      last.right = Math.max(last.right, piece.x + piece.width)
      last.size = Math.max(last.size, piece.size)
    } else {
      const runs = [{ text: piece.text, ...piece.marks }]
      cells.push({ ...piece, right: piece.x + piece.width, lead: '', runs })
    }
    font = piece.font
  }
  return cells
}

/** Adds to a cell of a table what it goes on with below. */
export function continueCell(cell: Cell, { text, runs }: Cell) {
  cell.text += ` ${text}`
  cell.runs.push(...runs)
}

/** Letters of one row may stand a little higher than others. */
export function isSameRow(one: Piece, other: Piece): boolean {
  return Math.abs(one.y - other.y) < Math.min(one.size, other.size) * 0.4
}
