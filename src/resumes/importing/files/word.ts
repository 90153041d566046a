import { Unreadable } from '../reading.ts'
import { cleaned, type Flow, type Line, lineOf, textOf } from '../text/lines.ts'
import type { ReadLines } from '../text/read-text.ts'
import { readParagraphs } from './word-chunks.ts'
import { readParts } from './word-package.ts'
import { type Paragraph, writtenIn } from './word-reader.ts'

/** A line has fewer characters; a longer paragraph goes on in the next one. */
const LONGEST_LINE = 1_500
const FIRST_HEADING = /^(heading|titre)\s?1$/i
const ANY_HEADING = /^(heading|titre)\s?[12]$/i

/** The lines of a Word document: its headers, its text, and what stands at the foot of a page. @throws Unreadable */
export async function readWord(bytes: Uint8Array, mainPart: string): Promise<ReadLines> {
  const parts = readParts(bytes, mainPart)
  const main = await readParagraphs(parts.main)
  // Where sections are headings of the first level, those of the second are their entries.
  const headings = main.some(({ style }) => FIRST_HEADING.test(style)) ? FIRST_HEADING : ANY_HEADING
  const linesOf = (paragraphs: Paragraph[]) => readLines(paragraphs, headings)
  const lines = linesOf(main)
  const known = new Set<string>()
  // Each kind of page has its own header, in which most words are the same.
  const isNew = (line: Line) => !known.has(textOf(line)) && Boolean(known.add(textOf(line)))
  const flowOf = async (each: (typeof parts.headers)[number]) => linesOf(await readParagraphs(each))
  const flowsOf = async (those: typeof parts.headers) => (await Promise.all(those.map(flowOf))).flat()
  const header = (await flowsOf(parts.headers)).filter(isNew)
  const feet = (await flowsOf(parts.footers)).filter(isNew)
  const flows: Flow[] = header.length > 0 ? [header, lines] : [lines]
  const notes = await flowsOf(parts.notes)
  if ([...flows.flat(), ...feet].reduce((sum, line) => sum + textOf(line).length, 0) < 20)
    throw new Unreadable('no_text')
  return { flows, feet, notes }
}

function readLines(paragraphs: Paragraph[], headings: RegExp): Line[] {
  const lines: Line[] = []
  let isBlank = false
  for (const paragraph of paragraphs) {
    if (writtenIn(paragraph).trim() === '') isBlank = true
    for (const [index, { runs, isRest }] of rowsOf(paragraph).entries()) {
      const line = lineOfRuns(paragraph, runs, { hasGap: isBlank, begins: index === 0, headings })
      lines.push(isRest ? { ...line, isBullet: false } : line)
      isBlank = false
    }
  }
  return lines.filter(({ cells }) => cells.length > 0)
}

function lineOfRuns(
  { size, isBold, isList, style }: Paragraph,
  runs: Paragraph['runs'],
  { headings, ...place }: { hasGap: boolean; begins: boolean; headings: RegExp },
): Line {
  const isHeading = headings.test(style)
  const isTitle = /^(title|titre)$/i.test(style)
  const text = runs.map((run) => run.text).join('')
  const line = lineOf(text.split('\t'), {
    size: isTitle ? size || 24 : size,
    isStrong: isBold || ANY_HEADING.test(style),
    isHeading,
    ...place,
    runs: runs.some(({ href }) => href) ? runs.map((run) => ({ ...run, strong: false, em: false })) : [],
  })
  const isBullet = (isList && !isHeading) || /^(?:list ?bullet|listepuces)/i.test(style)
  return isBullet ? { ...line, isBullet: true } : line
}

interface Row {
  runs: Paragraph['runs']
  /** True where the line before was full, false where it was ended. */
  isRest: boolean
}

/** The lines of a paragraph, none of which is longer than a line is. */
function rowsOf({ runs }: Paragraph): Row[] {
  const rows: Row[] = [{ runs: [], isRest: false }]
  let length = 0
  for (const { text, href } of runs)
    for (const part of text.split(/(\n)/).flatMap(shortParts)) {
      const isFull = length + part.length > LONGEST_LINE
      if (part === '\n' || isFull) {
        rows.push({ runs: [], isRest: isFull })
        length = 0
      }
      if (part !== '\n') rows.at(-1)?.runs.push({ text: part, href })
      length += part.length
    }
  return rows.filter((row) => cleaned(row.runs.map(({ text }) => text).join('')) !== '')
}

function shortParts(text: string): string[] {
  return text.length <= LONGEST_LINE ? [text] : (text.match(/[\s\S]{1,1000}(?:\s|$)|[\s\S]{1,1000}/gu) ?? [])
}
