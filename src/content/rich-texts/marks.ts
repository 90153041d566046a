import { escapeText } from '#src/shared/markup.ts'

/** A piece of such a text: plain, in bold, or a link. */
interface TextPiece {
  text: string
  isBold?: boolean
  href?: string
}

const MARKS = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g

/** Splits a paragraph of a text that came with the program at its `**bold**` words and its `[links](/path)`. */
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

/** The paragraphs of a text, with the items that follow each other taken together as a list. */
function blocksOf(lines: readonly string[]): (string | string[])[] {
  const blocks: (string | string[])[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (!line.startsWith('- ')) blocks.push(line)
    else if (Array.isArray(last)) last.push(line.slice(2))
    else blocks.push([line.slice(2)])
  }
  return blocks
}

/** Returns such a text as HTML. */
export function htmlOf(lines: readonly string[]): string {
  return blocksOf(lines)
    .map((block) => {
      if (Array.isArray(block))
        return `<ul>${block.map((item) => `<li><p>${wordsOf(item)}</p></li>`).join('')}</ul>`
      return block.startsWith('## ') ? `<h2>${wordsOf(block.slice(3))}</h2>` : `<p>${wordsOf(block)}</p>`
    })
    .join('')
}

function wordsOf(paragraph: string): string {
  return piecesOf(paragraph)
    .map(({ text, isBold, href }) => {
      if (href) return `<a href="${escapeText(href).replaceAll('"', '&quot;')}">${escapeText(text)}</a>`
      return isBold ? `<strong>${escapeText(text)}</strong>` : escapeText(text)
    })
    .join('')
}
