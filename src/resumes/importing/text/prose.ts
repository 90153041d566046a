import { listHtml, paragraphsHtml } from '../../shared/rich-text.ts'
import { type Line, textOf } from './lines.ts'

/** Lines as rich text: a paragraph goes on over the end of a line, an item too. */
export function proseOf(lines: Line[]): string {
  const blocks: { isItem: boolean; text: string }[] = []
  for (const line of lines) {
    const text = textOf(line)
    const last = blocks.at(-1)
    const isApart = line.begins ?? line.hasGap
    const begins = line.isBullet || !last || (isApart && !goesOn(last.text, text))
    if (begins) blocks.push({ isItem: line.isBullet, text })
    else last.text = last.text.endsWith('-') ? last.text + text : `${last.text} ${text}`
  }
  const html: string[] = []
  for (let at = 0; at < blocks.length; ) {
    const isItem = blocks[at]?.isItem === true
    const same = blocks.slice(at).findIndex((block) => block.isItem !== isItem)
    const run = blocks.slice(at, same < 0 ? blocks.length : at + same).map(({ text }) => text)
    html.push(isItem ? listHtml(run) : paragraphsHtml(run))
    at += run.length
  }
  return html.join('')
}

/** A sentence that a page's end parted. */
function goesOn(before: string, text: string): boolean {
  return !/[.!?:;]$/.test(before) && /^\p{Ll}/u.test(text)
}
