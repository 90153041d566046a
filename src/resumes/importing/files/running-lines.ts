import { withoutPageNumber } from '../text/page-numbers.ts'
import type { Cell } from './cells.ts'

/**
 * The cells of each page without its number and without what stands at the top or at the foot of several pages:
 * « Miora Andriambelo 1 / 2 » goes where those words stand elsewhere too, and stays once, as « Miora Andriambelo »,
 * where they don’t.
 */
export function withoutRunningLines(pages: Cell[][]): Cell[][] {
  const edges = pages.map(listEdges)
  const counts = new Map<string, number>()
  for (const cell of edges.flat()) counts.set(placeOf(cell), (counts.get(placeOf(cell)) ?? 0) + 1)
  const isRunning = (cell: Cell, page: number) =>
    edges[page]?.includes(cell) === true && (counts.get(placeOf(cell)) ?? 0) > 1
  const restOf = (cell: Cell, page: number) => {
    if (isRunning(cell, page)) return withoutPageNumber(cell.text)
    return isNumbered(cell.text, page + 1, pages.length) ? withoutPageNumber(cell.text) : null
  }
  const others = pages.flatMap((cells, page) => cells.filter((cell) => restOf(cell, page) === null))
  const known = new Set(others.flatMap(({ text }) => text.split(/\s+/)))
  return pages.map((cells, page) =>
    cells.flatMap((cell) => {
      const rest = restOf(cell, page)
      if (rest === null) return [cell]
      const words = rest.split(/\s+/).filter(Boolean)
      if (words.every((word) => known.has(word))) return []
      for (const word of words) known.add(word)
      return [rest === cell.text ? cell : { ...cell, text: rest, runs: [{ text: rest, ...cell.marks }] }]
    }),
  )
}

/** « 1/2 » alone says nothing on a single page. */
function isNumbered(text: string, page: number, pages: number): boolean {
  if (pages < 2) return /(?<!\p{L})page\s*\d/iu.test(text)
  return new RegExp(`(?<!\\d)${page}\\s*(?:/|sur|of|de)\\s*${pages}(?!\\d)`, 'i').test(text)
}

/** The cells of the highest and of the lowest row. */
function listEdges(cells: Cell[]): Cell[] {
  const heights = cells.map(({ y }) => y)
  const [top, foot] = [Math.max(...heights), Math.min(...heights)]
  return cells.filter(({ y, size }) => top - y < size * 0.4 || y - foot < size * 0.4)
}

/** Where a cell stands and what it says but for numbers. */
const placeOf = ({ x, y, text }: Cell) => `${Math.round(x)} ${Math.round(y)} ${text.replaceAll(/\d+/g, '#')}`
