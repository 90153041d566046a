import { isOnlyDates } from '../text/dates.ts'
import { headingOf } from '../text/headings.ts'
import { type Flow, type Line, lineOf } from '../text/lines.ts'

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
interface Cell extends Piece {
  right: number
}

interface Column {
  cells: Cell[]
}

const STEP = 2
/** Narrower is a space between words. */
const GUTTER = 9
const FEWEST_LINES = 4

/** The flows of a file: what is above the columns, then each column over all pages, then what is below. */
export function flowsOf(pages: Page[]): Flow[] {
  const body = bodyFont(pages)
  const flows: { key: string; cells: Cell[]; width: number; page: number }[] = []
  let wide = 'whole'
  for (const [page, { width, pieces }] of pages.entries()) {
    const regions = regionsOf(cellsOf(pieces), width)
    for (const [index, region] of regions.entries()) {
      // A page without columns goes on with the widest one of the page before.
      const key = region.side === 'whole' && page > 0 && regions.length === 1 ? wide : region.side
      const joins = flows.findLast(
        (flow) => flow.key === key && (page > flow.page || region.side !== 'whole'),
      )
      // Pages follow each other downwards.
      const cells = region.cells.map((cell) => ({ ...cell, y: cell.y - page * 10_000 }))
      if (joins && (region.side !== 'whole' || index === 0)) joins.cells.push(...cells)
      else flows.push({ key, cells, width: widthOf(cells), page })
    }
    const columns = regions.filter(({ side }) => side !== 'whole')
    if (columns.length > 0)
      wide = columns.sort((one, other) => widthOf(other.cells) - widthOf(one.cells))[0]?.side ?? wide
  }
  return flows.map(({ cells }) => linesOf(cells, body)).filter((flow) => flow.length > 0)
}

/** The look of most of the letters. */
function bodyFont(pages: Page[]): { font: string; size: number } {
  const counts = new Map<string, number>()
  for (const { font, size, text } of pages.flatMap(({ pieces }) => pieces)) {
    const look = `${font} ${size.toFixed(1)}`
    counts.set(look, (counts.get(look) ?? 0) + text.length)
  }
  const [most = ' 10'] = [...counts].sort(([, one], [, other]) => other - one).map(([look]) => look)
  return { font: most.split(' ')[0] ?? '', size: Number(most.split(' ')[1]) }
}

/** Pieces joined along their line; a space wider than about two letters parts cells. */
function cellsOf(pieces: Piece[]): Cell[] {
  const cells: Cell[] = []
  const rows = [...pieces].sort((one, other) => other.y - one.y || one.x - other.x)
  for (const piece of byRows(rows)) {
    const last = cells.at(-1)
    const isSameRow = last && Math.abs(last.y - piece.y) < Math.min(last.size, piece.size) * 0.4
    const gap = last ? piece.x - last.right : 0
    if (last && isSameRow && gap < last.size * 1.3 && gap > -last.size) {
      const space = gap > last.size * 0.12 && !/\s$/.test(last.text) && !/^\s/.test(piece.text) ? ' ' : ''
      last.text += space + piece.text
      last.right = Math.max(last.right, piece.x + piece.width)
      last.size = Math.max(last.size, piece.size)
    } else cells.push({ ...piece, right: piece.x + piece.width })
  }
  return cells
}

/** Rows from above, each from the left: letters of one row may stand a little higher than others. */
function byRows<T extends Piece>(sorted: T[]): T[] {
  const rows: T[][] = []
  for (const piece of sorted) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && Math.abs(first.y - piece.y) < Math.min(first.size, piece.size) * 0.4) row.push(piece)
    else rows.push([piece])
  }
  return rows.flatMap((row) => row.sort((one, other) => one.x - other.x))
}

interface Region extends Column {
  side: 'whole' | 'left' | 'right'
}

/** The page in columns where a blank band parts it, and what is above and below them. */
function regionsOf(cells: Cell[], width: number): Region[] {
  const gutter = gutterOf(cells, width)
  if (!gutter) return [{ side: 'whole', cells }]
  const { at, top, bottom } = gutter
  const inside = cells.filter(({ y }) => y <= top && y >= bottom)
  const regions: Region[] = [
    { side: 'whole', cells: cells.filter(({ y }) => y > top) },
    { side: 'left', cells: inside.filter(({ right }) => right <= at) },
    { side: 'right', cells: inside.filter(({ right }) => right > at) },
    { side: 'whole', cells: cells.filter(({ y }) => y < bottom) },
  ]
  return regions.filter((region) => region.cells.length > 0)
}

interface Gutter {
  at: number
  /** The highest and the lowest line beside it. */
  top: number
  bottom: number
  score: number
}

/** The blank band that parts most lines; none where what is beside it belongs to the line. */
function gutterOf(cells: Cell[], width: number): Gutter | null {
  let best: Gutter | null = null
  for (let at = width * 0.2; at <= width * 0.8; at += STEP) {
    const gutter = bandAt(cells, at)
    if (gutter && (!best || gutter.score > best.score)) best = gutter
  }
  return best
}

function bandAt(cells: Cell[], at: number): Gutter | null {
  const half = GUTTER / 2
  const crosses = ({ x, right }: Cell) => x < at + half && right > at - half
  const bounds = [
    Number.POSITIVE_INFINITY,
    ...cells.filter(crosses).map(({ y }) => y),
    Number.NEGATIVE_INFINITY,
  ]
  let best: Gutter | null = null
  for (let index = 0; index + 1 < bounds.length; index += 1) {
    const inside = cells.filter(({ y }) => y < (bounds[index] ?? 0) - 1 && y > (bounds[index + 1] ?? 0) + 1)
    const left = inside.filter(({ right }) => right <= at)
    const right = inside.filter(({ x }) => x >= at)
    if (!areColumns(left, right)) continue
    const ys = inside.map(({ y }) => y)
    const found = { at, top: Math.max(...ys), bottom: Math.min(...ys), score: inside.length }
    if (!best || found.score > best.score) best = found
  }
  return best
}

/** Not a column of dates or of headings beside what they are about, nor the cells of a table. */
function areColumns(left: Cell[], right: Cell[]): boolean {
  if (left.length < FEWEST_LINES || right.length < FEWEST_LINES) return false
  const isLabel = ({ text }: Cell) => isOnlyDates(text) || headingOf(lineOf([text])) !== null
  const labels = (side: Cell[]) => side.filter(isLabel).length / side.length
  const headings = (side: Cell[]) => side.filter(({ text }) => headingOf(lineOf([text]))).length
  if (labels(left) > 0.5 || labels(right) > 0.5) return false
  if (headings(left) > 0 && headings(right) > 0) return true
  const [few, many] = left.length < right.length ? [left, right] : [right, left]
  const aligned =
    few.filter((cell) => many.some((other) => Math.abs(other.y - cell.y) < 1.5)).length / few.length
  return aligned < 0.6 && headings(left) + headings(right) > 0
}

function linesOf(cells: Cell[], body: { font: string; size: number }): Line[] {
  const rows: Cell[][] = []
  for (const cell of byRows([...cells].sort((one, other) => other.y - one.y || one.x - other.x))) {
    const row = rows.at(-1)
    const first = row?.[0]
    const above = row && first && first.y - cell.y < first.size * 1.6 ? wrapped(row, cell) : null
    if (row && first && Math.abs(first.y - cell.y) < Math.min(first.size, cell.size) * 0.4) row.push(cell)
    else if (above) above.text += ` ${cell.text}`
    else rows.push([cell])
  }
  const spaces = rows
    .slice(1)
    .map((row, index) => ((rows[index]?.[0]?.y ?? 0) - (row[0]?.y ?? 0)) / (row[0]?.size ?? 1))
  const usual = median(spaces.filter((space) => space > 0.8 && space < 4))
  return rows.flatMap((row, index) => {
    const [first] = row
    if (!first) return []
    const isStrong = first.font !== body.font || first.size > body.size * 1.08
    const hasGap = index > 0 && (spaces[index - 1] ?? 0) > usual * 1.25
    const line = lineOf(
      row.map(({ text }) => text),
      { size: round(first.size), isStrong, hasGap },
    )
    return line.cells.length > 0 ? [line] : []
  })
}

/** The cell of a table that goes on below its first line. */
function wrapped(row: Cell[], cell: Cell): Cell | null {
  if (!/^\p{Ll}/u.test(cell.text)) return null
  return row.slice(1).find(({ x }) => Math.abs(x - cell.x) < 1.5) ?? null
}

function widthOf(cells: Cell[]): number {
  return Math.max(0, ...cells.map(({ right }) => right)) - Math.min(1_000, ...cells.map(({ x }) => x))
}

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 1.4
}

const round = (size: number) => Math.round(size * 2) / 2
