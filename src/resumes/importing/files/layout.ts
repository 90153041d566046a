import type { Run } from '../../shared/rich-text.ts'
import { type Flow, type Line, lineOf } from '../text/lines.ts'
import { type Cell, continueCell, isSameRow, joined, type Marks, type Page, type Piece } from './cells.ts'
import { regionsOf } from './columns.ts'
import { withoutRunningLines } from './running-lines.ts'

/** The flows of a file: what is above the columns, then each column over all pages, then what is below. */
export function flowsOf(pages: Page[]): Flow[] {
  const body = bodyFont(pages)
  const flows: { key: string; cells: Cell[]; width: number; page: number }[] = []
  let wide = 'whole'
  for (const [page, cells] of withoutRunningLines(pages.map(({ pieces }) => cellsOf(pieces))).entries()) {
    const regions = regionsOf(cells, pages[page]?.width ?? 0)
    for (const [index, region] of regions.entries()) {
      // A page without columns goes on with the widest one of the page before.
      const key = region.side === 'whole' && page > 0 && regions.length === 1 ? wide : region.side
      const joins = flows.findLast(
        (flow) => flow.key === key && (page > flow.page || region.side !== 'whole'),
      )
      // Each page is put below the one before, as if the file were one long page.
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

/** The lines of pieces that no tree holds: those above all others of the first page, and the others. */
export function untaggedLines(pages: Page[], top: number): { above: Line[]; others: Line[] } {
  const rows = withoutRunningLines(pages.map(({ pieces }) => cellsOf(pieces)))
  const body = bodyFont(pages)
  const above = (rows[0] ?? []).filter(({ y }) => y > top)
  const others = rows.map((cells) =>
    linesOf(
      cells.filter((cell) => !above.includes(cell)),
      body,
    ),
  )
  return { above: linesOf(above, body), others: others.flat() }
}

export interface Look {
  font: string
  size: number
  marks: Marks
}

/** Returns the look of most of the letters. */
export function bodyFont(pages: { pieces: Piece[] }[]): Look {
  const counts = new Map<string, { look: Look; letters: number }>()
  for (const { font, size, text, marks } of pages.flatMap(({ pieces }) => pieces)) {
    const key = `${font} ${size.toFixed(1)}`
    const counted = counts.get(key) ?? { look: { font, size: Number(size.toFixed(1)), marks }, letters: 0 }
    counts.set(key, { ...counted, letters: counted.letters + text.length })
  }
  const [most] = [...counts.values()].sort((one, other) => other.letters - one.letters)
  return most?.look ?? { font: '', size: 10, marks: { strong: false, em: false, href: null } }
}

/** Pieces joined along their line; a space wider than about two letters parts cells. */
function cellsOf(pieces: Piece[]): Cell[] {
  const rows = [...pieces].sort((one, other) => other.y - one.y || one.x - other.x)
  return joined(byRows(rows))
}

/** Sorts pieces into rows from the top, each from the left. */
function byRows<T extends Piece>(sorted: T[]): T[] {
  const rows: T[][] = []
  for (const piece of sorted) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && isSameRow(first, piece)) row.push(piece)
    else rows.push([piece])
  }
  return rows.flatMap((row) => row.sort((one, other) => one.x - other.x))
}

function linesOf(cells: Cell[], body: Look): Line[] {
  const rows: Cell[][] = []
  for (const cell of byRows([...cells].sort((one, other) => other.y - one.y || one.x - other.x))) {
    const row = rows.at(-1)
    const first = row?.[0]
    const above = row && first && first.y - cell.y < first.size * 1.6 ? wrapped(row, cell) : null
    if (row && first && isSameRow(first, cell)) row.push(cell)
    else if (above) continueCell(above, cell)
    else rows.push([cell])
  }
  return linesOfRows(rows, body)
}

/** Some files say of a row what it is. */
export interface RowMarks {
  isHeading?: boolean
  /** True where a paragraph begins with the row. */
  begins?: boolean
}

/** Makes lines of rows, with what their looks and the spaces above them say. */
export function linesOfRows(rows: (Cell[] & RowMarks)[], body: Look): Line[] {
  const spaces = rows
    .slice(1)
    .map((row, index) => ((rows[index]?.[0]?.y ?? 0) - (row[0]?.y ?? 0)) / (row[0]?.size ?? 1))
  const usual = median(spaces.filter((space) => space > 0.8 && space < 4))
  return rows.flatMap((row, index) => {
    const [first] = row
    if (!first) return []
    const places = row.map((cell) => ({ left: cell.x, isStrong: isStrongBeside(cell, body) }))
    const hasGap = index > 0 && (spaces[index - 1] ?? 0) > usual * 1.25
    const line = lineOf(
      row.map(({ text }) => text),
      {
        size: round(first.size),
        isStrong: isStrongBeside(first, body),
        hasGap,
        isHeading: row.isHeading === true,
        places,
        ...(row.begins !== undefined && { begins: row.begins }),
        lead: row.find(({ font, lead }) => lead !== '' && font !== body.font)?.lead ?? '',
        runs: standingOut(row, body),
      },
    )
    return line.cells.length > 0 ? [line] : []
  })
}

function isStrongBeside({ font, size }: Cell, body: Look): boolean {
  return font !== body.font || size > body.size * 1.08
}

/** The words of a row, as far as they look otherwise than most of the text. */
function standingOut(row: Cell[], { marks }: Look): Run[] {
  return row.flatMap(({ runs }) =>
    runs.map(({ text, strong, em, href }) => ({
      text,
      strong: strong && !marks.strong,
      em: em && !marks.em,
      href,
    })),
  )
}

/** Finds the cell of a table that goes on below its first line. */
export function wrapped(row: Cell[], cell: Cell): Cell | null {
  // The address of a page begins with a small letter as well, and is a line of its own.
  if (!/^\p{Ll}/u.test(cell.text) || /^\S+[.@]\S+$/.test(cell.text)) return null
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
