/** A piece of an answer: plain, in bold, or a link. */
export interface TextPiece {
  text: string
  isBold?: boolean
  href?: string
}

const MARKS = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g

/** Splits a paragraph of an answer at its `**bold**` words and its `[links](/path)`. */
export function piecesOf(paragraph: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { index, 0: whole, 1: bold, 2: label, 3: href } of paragraph.matchAll(MARKS)) {
    pieces.push({ text: paragraph.slice(end, index) })
    pieces.push(bold === undefined ? { text: label ?? '', href: href ?? '' } : { text: bold, isBold: true })
    end = index + whole.length
  }
  return [...pieces, { text: paragraph.slice(end) }].filter(({ text }) => text !== '')
}

/** The words of a paragraph without its marks. */
export function plainText(paragraph: string): string {
  return piecesOf(paragraph.replace(/^- /, ''))
    .map(({ text }) => text)
    .join('')
}

/** The paragraphs of an answer, with the items that follow each other taken together as a list. */
export function blocksOf(answer: readonly string[]): (string | string[])[] {
  const blocks: (string | string[])[] = []
  for (const line of answer) {
    const last = blocks.at(-1)
    if (!line.startsWith('- ')) blocks.push(line)
    else if (Array.isArray(last)) last.push(line.slice(2))
    else blocks.push([line.slice(2)])
  }
  return blocks
}
