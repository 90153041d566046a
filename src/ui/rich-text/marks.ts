type FindMarks = (text: string) => readonly { start: number; found: string }[]

const NAME = 'suspect'

/** Underlines places of a text without changing it, where the browser can; answers with what takes the lines away. */
export function underline(field: HTMLElement, find: FindMarks): (() => void) | undefined {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return undefined
  const pieces = textsIn(field)
  const text = pieces.map(({ node }) => node.data).join('')
  const ranges = find(text).map(({ start, found }) => rangeOf(pieces, start, start + found.length))
  const shown = CSS.highlights.get(NAME) ?? new Highlight()
  for (const range of ranges) shown.add(range)
  CSS.highlights.set(NAME, shown)
  return () => {
    for (const range of ranges) shown.delete(range)
  }
}

interface Piece {
  node: Text
  start: number
}

function textsIn(field: HTMLElement): Piece[] {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  const pieces: Piece[] = []
  let start = 0
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    pieces.push({ node, start })
    start += node.data.length
  }
  return pieces
}

function rangeOf(pieces: Piece[], from: number, to: number): Range {
  const range = new Range()
  for (const { node, start } of pieces) {
    const end = start + node.data.length
    if (from >= start && from < end) range.setStart(node, from - start)
    if (to > start && to <= end) range.setEnd(node, to - start)
  }
  return range
}
