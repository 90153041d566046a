/** A stretch of text on a page, in points from its lower left corner. */
export interface Piece {
  text: string
  x: number
  /** Of the line that its letters stand on. */
  y: number
  width: number
  size: number
  font: string
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
}

/** Pieces that follow each other, as the cells that they make. */
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
      last.right = Math.max(last.right, piece.x + piece.width)
      last.size = Math.max(last.size, piece.size)
    } else cells.push({ ...piece, right: piece.x + piece.width, lead: '' })
    font = piece.font
  }
  return cells
}

/** Letters of one row may stand a little higher than others. */
export function isSameRow(one: Piece, other: Piece): boolean {
  return Math.abs(one.y - other.y) < Math.min(one.size, other.size) * 0.4
}
