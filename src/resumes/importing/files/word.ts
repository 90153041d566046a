import { Parser } from 'htmlparser2'
import { Unreadable } from '../reading.ts'
import { type Flow, type Line, lineOf, MOST_LINES } from '../text/lines.ts'
import { readMainPart } from './word-package.ts'

const MOST_DEPTH = 200

interface Writing {
  text: string
  size: number
  isBold: boolean
  isList: boolean
  style: string
}

/** The paragraphs of a Word document in their order; the cells of a table's row are one line. @throws Unreadable */
export function readWord(bytes: Uint8Array, main: string): Flow[] {
  const lines = linesOf(readMainPart(bytes, main).xml)
  if (lines.reduce((sum, { cells }) => sum + cells.join('').length, 0) < 20) throw new Unreadable('no_text')
  return [lines]
}

function linesOf(xml: string): Line[] {
  const reader = new Reader()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (text) => reader.write(text),
      onclosetag: (name) => reader.close(name),
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return reader.lines
}

/** Reads the few elements that hold text (ECMA-376, WordprocessingML). */
class Reader {
  readonly lines: Line[] = []
  #paragraph: Writing = fresh()
  /** The paragraphs of each table cell that is open. */
  #rows: { cells: Writing[][] }[] = []
  #isText = false
  #isBlank = false
  #depth = 0
  /** Word writes a drawing with a text box twice, so the second one is passed over. */
  #fallback = 0

  open(name: string, attributes: Record<string, string>) {
    this.#depth += 1
    if (this.#depth > MOST_DEPTH || this.lines.length > MOST_LINES) throw new Unreadable('too_complex')
    const value = attributes['w:val'] ?? ''
    if (name === 'mc:Fallback') this.#fallback += 1
    else if (name === 'w:p') this.#paragraph = fresh()
    else if (name === 'w:t') this.#isText = true
    else if (name === 'w:tab') this.#paragraph.text += '\t'
    else if (name === 'w:br' || name === 'w:cr') this.#paragraph.text += '\n'
    else if (name === 'w:numPr') this.#paragraph.isList = true
    else if (name === 'w:pStyle') this.#paragraph.style = value
    else if (name === 'w:b') this.#paragraph.isBold ||= value !== '0' && value !== 'false'
    else if (name === 'w:sz') this.#paragraph.size = Math.max(this.#paragraph.size, Number(value) / 2 || 0)
    else if (name === 'w:tr') this.#rows.push({ cells: [] })
    else if (name === 'w:tc') this.#rows.at(-1)?.cells.push([])
  }

  write(text: string) {
    if (this.#isText && this.#fallback === 0) this.#paragraph.text += text
  }

  close(name: string) {
    this.#depth -= 1
    if (name === 'mc:Fallback') this.#fallback -= 1
    else if (name === 'w:t') this.#isText = false
    else if (name === 'w:p') this.#endParagraph()
    else if (name === 'w:tr') this.#endRow()
  }

  #endParagraph() {
    const paragraph = this.#paragraph
    this.#paragraph = fresh()
    const cell = this.#rows.at(-1)?.cells.at(-1)
    if (cell) cell.push(paragraph)
    else this.#add(paragraph)
  }

  /** A row of short cells is a line of a table; where a cell holds many lines it is a column of the page. */
  #endRow() {
    const cells = (this.#rows.pop()?.cells ?? []).map((each) => each.filter(({ text }) => text.trim() !== ''))
    const outer = this.#rows.at(-1)?.cells.at(-1)
    if (cells.every((each) => each.length <= 2) && cells.length > 1) {
      const first = cells.flat()[0] ?? fresh()
      const text = cells.map((each) => each.map((paragraph) => paragraph.text).join(' ')).join('\t')
      const row = { ...first, text, isList: false }
      if (outer) outer.push(row)
      else this.#add(row)
    } else for (const paragraph of cells.flat()) outer ? outer.push(paragraph) : this.#add(paragraph)
  }

  #add({ text, size, isBold, isList, style }: Writing) {
    if (text.trim() === '') this.#isBlank = true
    for (const [index, each] of text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .entries()) {
      const isHeading = /^(heading|titre)\s?[1-2]$/i.test(style)
      const isTitle = /^(title|titre)$/i.test(style)
      const looks = {
        size: isTitle ? size || 24 : size,
        isStrong: isBold || isHeading,
        isHeading,
        hasGap: this.#isBlank,
        begins: index === 0,
      }
      const line = lineOf(each.split('\t'), looks)
      this.lines.push(isList ? { ...line, isBullet: true } : line)
      this.#isBlank = false
    }
  }
}

function fresh(): Writing {
  return { text: '', size: 0, isBold: false, isList: false, style: '' }
}
