import { isOnlyDates } from '../text/dates.ts'
import { headingOf } from '../text/headings.ts'
import { lineOf } from '../text/lines.ts'
import type { Cell } from './cells.ts'

const STEP = 2
/** A narrower gap is a space between words. */
const GUTTER = 9
const FEWEST_LINES = 4

export interface Region {
  side: 'whole' | 'left' | 'right'
  cells: Cell[]
}

/** The page in columns where a blank band parts it, and what is above and below them. */
export function regionsOf(cells: Cell[], width: number): Region[] {
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
  /** The highest and the lowest line beside the gap. */
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
    // Of two gaps that part as many lines the wider one is taken.
    const blank = Math.min(...right.map(({ x }) => x)) - Math.max(...left.map((cell) => cell.right))
    const score = inside.length + Math.min(0.9, blank / 1_000)
    const found = { at, top: Math.max(...ys), bottom: Math.min(...ys), score }
    if (!best || found.score > best.score) best = found
  }
  return best
}

/** Not a column of dates or of headings beside what they are about, nor the cells of a table. */
function areColumns(left: Cell[], right: Cell[]): boolean {
  if (left.length < FEWEST_LINES || right.length < FEWEST_LINES) return false
  const isLabel = ({ text }: Cell) => isOnlyDates(text) || headingOf(lineOf([text])) !== null
  const share = (side: Cell[], is: (cell: Cell) => boolean) => side.filter(is).length / side.length
  if (share(left, isLabel) > 0.5 || share(right, isLabel) > 0.5) return false
  const isBeside = (other: Cell[]) => (cell: Cell) => other.some(({ y }) => Math.abs(y - cell.y) < 1.5)
  const isDated = (other: Cell[]) => (cell: Cell) => isOnlyDates(cell.text) && isBeside(other)(cell)
  if (share(left, isDated(right)) > 0.3 || share(right, isDated(left)) > 0.3) return false
  const isHeading = ({ text }: Cell) => headingOf(lineOf([text])) !== null
  const headings = [left, right].map((side) => side.filter(isHeading).length)
  if (Math.min(...headings) >= 2) return true
  if (Math.max(...headings) === 0) return false
  // What stands beside a line each time is told of it: a label, not a column.
  const [few = [], many = []] = [left, right]
    .map((side) => side.filter((cell) => !isHeading(cell)))
    .sort((one, other) => one.length - other.length)
  return few.length > 0 && share(few, isBeside(many)) < 0.6
}
