import { listHtml, paragraphsHtml, type Run } from '../../shared/rich-text.ts'
import { type Line, textOf } from './lines.ts'
import { joinedRuns, markedRuns, withSpace } from './marked.ts'

/** A part of a text is a paragraph, an item of a list, or an item with its number. */
interface Block {
  number: number
  isItem: boolean
  runs: Run[]
}

/** Lines as rich text: a paragraph goes on over the end of a line, an item too. */
export function proseOf(lines: Line[]): string {
  const blocks: Block[] = []
  for (const line of lines) {
    const runs = markedRuns(line)
    const last = blocks.at(-1)
    const before = last?.runs.at(-1)?.text ?? ''
    const number = numberOf(line, (last?.number ?? 0) + 1)
    const isApart = line.begins ?? line.hasGap
    const begins = line.isBullet || number > 0 || !last || (isApart && !goesOn(before, textOf(line)))
    if (begins) blocks.push({ number, isItem: line.isBullet, runs })
    else last.runs = before.endsWith('-') ? joinedRuns([...last.runs, ...runs]) : withSpace(last.runs, runs)
  }
  return runsOfKind(blocks).map(blocksHtml).join('')
}

/** Reads the number of an item (« 2. » after « 1. »); 0 for what is no item of a numbered list. */
function numberOf(line: Line, next: number): number {
  return !line.isBullet && new RegExp(`^${next}[.)]\\s+\\S`).test(textOf(line)) ? next : 0
}

/** Items that follow each other, and paragraphs; one number alone numbers nothing. */
function runsOfKind(blocks: Block[]): Block[][] {
  const made: Block[][] = []
  for (const block of blocks) {
    const last = made.at(-1)
    const before = last?.at(-1)
    const isNext =
      block.number > 0 ? before?.number === block.number - 1 && block.number > 1 : before?.number === 0
    if (last && before && isNext && before.isItem === block.isItem) last.push(block)
    else made.push([block])
  }
  return made
}

function blocksHtml(blocks: Block[]): string {
  const [first] = blocks
  if (first?.isItem) return listHtml(blocks.map(({ runs }) => runs))
  if (first && first.number > 0 && blocks.length > 1)
    return listHtml(
      blocks.map(({ runs, number }) => withoutNumber(runs, number)),
      'ol',
    )
  return paragraphsHtml(blocks.map(({ runs }) => runs))
}

function withoutNumber([first, ...others]: Run[], number: number): Run[] {
  if (!first) return others
  const text = first.text.replace(new RegExp(`^${number}[.)]\\s*`), '')
  return text ? [{ ...first, text }, ...others] : others
}

/** Says whether a line goes on with a sentence that the end of a page parted. */
function goesOn(before: string, text: string): boolean {
  return !/[.!?:;]$/.test(before) && /^\p{Ll}/u.test(text)
}
