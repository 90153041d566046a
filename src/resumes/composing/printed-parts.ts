import type { PrintedPart } from '../shared/drawn-pages.ts'

/** What a template marks where a part begins and ends: points from the top of the page, and where its text may stand. */
export interface Edge {
  section: string
  /** Empty for the section as a whole. */
  entry: string
  side: 'start' | 'end'
  page: number
  y: number
  top: number
  bottom: number
}

/** What ends less than a point below the upper margin of a page has nothing on it: the mark alone came over. */
const NOTHING = 1

/** Pairs the marks of each part, in the order in which the parts begin. */
export function pairEdges(edges: readonly Edge[]): PrintedPart[] {
  return edges.flatMap((start, index) => {
    if (start.side !== 'start') return []
    const isIts = (each: Edge) =>
      each.side === 'end' && each.section === start.section && each.entry === start.entry
    const end = edges.slice(index + 1).find(isIts)
    return end ? [partOf(start, end)] : []
  })
}

function partOf(start: Edge, end: Edge): PrintedPart {
  const { section, entry, page: first_page } = start
  const isOver = end.page > first_page && end.y - end.top < NOTHING
  return {
    section,
    entry,
    first_page,
    last_page: isOver ? end.page - 1 : end.page,
    end: isOver ? 1 : (end.y - end.top) / (end.bottom - end.top),
  }
}
