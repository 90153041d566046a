import { Parser } from 'htmlparser2'
import { Unreadable } from '../reading.ts'
import { MOST_LINES } from '../text/lines.ts'
import { WordNames } from './word-names.ts'
import type { WordPart } from './word-package.ts'

const MOST_DEPTH = 200

interface WrittenRun {
  text: string
  href: string | null
}

/** A paragraph as it is written, with what stands in boxes that hang on it. */
export interface Paragraph {
  runs: WrittenRun[]
  size: number
  isBold: boolean
  isList: boolean
  style: string
  boxes: Paragraph[]
}

interface Row {
  cells: Paragraph[][]
}

/** What a field has told so far: its instruction before its result. */
interface Field {
  instruction: string
  isResult: boolean
  /** The choices of a drop-down list of a form, and the places of the chosen one and of the one to begin with. */
  choices: string[]
  chosen: number | null
  first: number
  /** Some programs write the chosen one as the result too. */
  hasText: boolean
}

/** A control of a form around its text. */
interface Control {
  /** The text is one of several, or a date. */
  isChoice: boolean
  /** Nothing was chosen yet: the text asks for it. */
  isAsking: boolean
}

/**
 * The paragraphs of a part in their order; the cells of a table’s row are one.
 * @param inserted those of other documents, by the ids under which the part names them
 * @throws Unreadable
 */
export function paragraphsOf(
  { xml, links }: Pick<WordPart, 'xml' | 'links'>,
  inserted: ReadonlyMap<string, Paragraph[]> = new Map(),
): Paragraph[] {
  const reader = new Reader(links, inserted)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (text) => reader.write(text),
      onclosetag: (name) => reader.close(name),
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return reader.paragraphs
}

export function writtenIn({ runs }: Paragraph): string {
  return runs.map(({ text }) => text).join('')
}

/** A paragraph of nothing; its looks are those of another one. */
export function emptyParagraph(looks?: Paragraph): Paragraph {
  return { size: 0, isBold: false, isList: false, style: '', ...looks, runs: [], boxes: [] }
}

/** What was moved away, or is no text of the page, is passed over. */
const PASSED_OVER = new Set(['w:moveFrom', 'w:del'])
const TEXTS = new Set(['w:t', 'm:t', 'a:t'])
const MARKS: Record<string, string> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'a:br': '\n',
  'w:noBreakHyphen': '-',
}

/** Reads the few elements that hold text (ECMA-376, WordprocessingML). */
class Reader {
  readonly paragraphs: Paragraph[] = []
  readonly #links: Map<string, string>
  readonly #inserted: ReadonlyMap<string, Paragraph[]>
  readonly #names = new WordNames()
  /** What is open around the text: a box stands in a paragraph, which may stand in the row of a table. */
  readonly #open: (Paragraph | Row)[] = []
  readonly #fields: Field[] = []
  readonly #controls: Control[] = []
  readonly #hrefs: (string | null)[] = []
  #text: 'shown' | 'instruction' | null = null
  #isTabStops = false
  #isRun = false
  #isHidden = false
  #depth = 0
  #passedOver = 0
  /** How many texts had been read where something begins that is written twice. */
  readonly #twice: number[] = []
  readonly #isSecondPassedOver: boolean[] = []
  #texts = 0
  #count = 0

  constructor(links: Map<string, string>, inserted: ReadonlyMap<string, Paragraph[]>) {
    this.#links = links
    this.#inserted = inserted
  }

  open(written: string, attributes: Record<string, string>) {
    this.#depth += 1
    this.#names.declare(attributes)
    const name = this.#names.nameOf(written)
    const value = this.#names.valueOf(attributes, 'w:val')
    const isOn = value !== '0' && value !== 'false'
    if (this.#depth > MOST_DEPTH || this.#count > MOST_LINES) throw new Unreadable('too_complex')
    if (PASSED_OVER.has(name)) this.#passedOver += 1
    else if (name === 'mc:AlternateContent') this.#twice.push(this.#texts)
    else if (name === 'mc:Fallback') this.#openSecond()
    else if (name === 'w:p' || name === 'a:p') this.#open.push(emptyParagraph())
    else if (name === 'w:tr') this.#open.push({ cells: [] })
    else if (name === 'w:tc') this.#row()?.cells.push([])
    else if (TEXTS.has(name)) this.#text = 'shown'
    else if (name === 'w:instrText') this.#text = 'instruction'
    else if (name === 'w:tabs') this.#isTabStops = true
    else if (name === 'w:r') [this.#isRun, this.#isHidden] = [true, false]
    else if (name === 'w:vanish') this.#isHidden ||= this.#isRun && isOn
    else if (name === 'w:hyperlink')
      this.#hrefs.push(this.#links.get(this.#names.valueOf(attributes, 'r:id')) ?? null)
    else if (name === 'w:fldSimple') this.#hrefs.push(addressIn(this.#names.valueOf(attributes, 'w:instr')))
    else if (name === 'w:fldChar') this.#readField(this.#names.valueOf(attributes, 'w:fldCharType'))
    else if (name === 'v:textpath') this.#add(attributes.string ?? '')
    else if (name === 'w:altChunk') this.#insert(this.#names.valueOf(attributes, 'r:id'))
    else if (name === 'w:sdt') this.#controls.push({ isChoice: false, isAsking: false })
    else if (name === 'w:sdtContent') this.#passedOver += this.#isUnanswered() ? 1 : 0
    else if (name === 'w:listEntry') this.#fields.at(-1)?.choices.push(value)
    else if (MARKS[name] !== undefined && !this.#isTabStops) this.#add(MARKS[name])
    else this.#readLook(name, value, isOn)
  }

  write(text: string) {
    const field = this.#fields.at(-1)
    if (this.#text === 'instruction' && field) field.instruction += text
    if (this.#text === 'shown') this.#add(text)
  }

  close(written: string) {
    this.#depth -= 1
    const name = this.#names.nameOf(written)
    if (PASSED_OVER.has(name)) this.#passedOver -= 1
    else if (name === 'mc:AlternateContent') this.#twice.pop()
    else if (name === 'mc:Fallback') this.#passedOver -= this.#isSecondPassedOver.pop() ? 1 : 0
    else if (TEXTS.has(name) || name === 'w:instrText') this.#text = null
    else if (name === 'w:tabs') this.#isTabStops = false
    else if (name === 'w:r') [this.#isRun, this.#isHidden] = [false, false]
    else if (name === 'w:hyperlink' || name === 'w:fldSimple') this.#hrefs.pop()
    else if (name === 'w:sdtContent') this.#passedOver -= this.#isUnanswered() ? 1 : 0
    else if (name === 'w:sdt') this.#controls.pop()
    else if (name === 'w:p' || name === 'a:p') this.#endParagraph()
    else if (name === 'w:tr') this.#endRow()
  }

  /** The second writing is read where the first one has no text. */
  #openSecond() {
    const isPassedOver = this.#texts > (this.#twice.at(-1) ?? -1)
    this.#isSecondPassedOver.push(isPassedOver)
    if (isPassedOver) this.#passedOver += 1
  }

  #row(): Row | undefined {
    const last = this.#open.at(-1)
    return last && 'cells' in last ? last : undefined
  }

  #paragraph(): Paragraph | undefined {
    const last = this.#open.at(-1)
    return last && 'runs' in last ? last : undefined
  }

  #isUnanswered(): boolean {
    const control = this.#controls.at(-1)
    return control?.isChoice === true && control.isAsking
  }

  /** Other templates leave headings as texts that ask, so only lists and dates are passed over. */
  #readControl(name: string, isOn: boolean) {
    const control = this.#controls.at(-1)
    if (!control) return
    if (name === 'w:showingPlcHdr') control.isAsking = isOn
    else if (/^w:(?:dropDownList|comboBox|date)$/.test(name)) control.isChoice = true
  }

  #insert(id: string) {
    if (this.#passedOver === 0) this.#place(this.#inserted.get(id) ?? [])
  }

  #readLook(name: string, value: string, isOn: boolean) {
    this.#readControl(name, isOn)
    const field = this.#fields.at(-1)
    if (name === 'w:result' && field) field.chosen = Number(value) || 0
    if (name === 'w:default' && field) field.first = Number(value) || 0
    const paragraph = this.#paragraph()
    if (!paragraph) return
    // A list of the number 0 is none (ECMA-376 part 1, 17.9.18).
    if (name === 'w:numId') paragraph.isList = value !== '0'
    else if (name === 'w:pStyle') paragraph.style = value
    else if (name === 'w:b') paragraph.isBold ||= isOn
    else if (name === 'w:sz') paragraph.size = Math.max(paragraph.size, Number(value) / 2 || 0)
  }

  /** A link may be a field: « HYPERLINK "https://exemple.test" », then the words that are shown. */
  #readField(kind: string) {
    const field = this.#fields.at(-1)
    if (kind === 'begin')
      this.#fields.push({
        instruction: '',
        isResult: false,
        choices: [],
        chosen: null,
        first: 0,
        hasText: false,
      })
    else if (kind === 'separate' && field && !field.isResult) {
      field.isResult = true
      this.#hrefs.push(addressIn(field.instruction))
    } else if (kind === 'end') {
      this.#fields.pop()
      if (field?.isResult) this.#hrefs.pop()
      if (field && !field.hasText) this.#add(field.choices[field.chosen ?? field.first] ?? '')
    }
  }

  #add(text: string) {
    const paragraph = this.#paragraph()
    if (!paragraph || text === '' || this.#passedOver > 0 || this.#isHidden) return
    this.#texts += 1
    const field = this.#fields.at(-1)
    if (field) field.hasText ||= text.trim() !== ''
    const href = this.#hrefs.findLast((each) => each !== null) ?? null
    const last = paragraph.runs.at(-1)
    if (last && last.href === href) last.text += text
    else paragraph.runs.push({ text, href })
  }

  #endParagraph() {
    const paragraph = this.#paragraph()
    if (!paragraph) return
    this.#open.pop()
    const { boxes } = paragraph
    this.#place([{ ...paragraph, boxes: [] }, ...boxes])
  }

  /** A row of short cells is a line of a table; where a cell holds many lines it is a column of the page. */
  #endRow() {
    const row = this.#row()
    if (!row) return
    this.#open.pop()
    const cells = row.cells.map((each) => each.filter((paragraph) => writtenIn(paragraph).trim() !== ''))
    const isLine = cells.length > 1 && cells.every((each) => each.length <= 2)
    this.#place(isLine ? [joinedRow(cells)] : cells.flat())
  }

  #place(paragraphs: Paragraph[]) {
    this.#count += paragraphs.length
    const outer = this.#open.at(-1)
    if (!outer) this.paragraphs.push(...paragraphs)
    else if ('cells' in outer) outer.cells.at(-1)?.push(...paragraphs)
    else outer.boxes.push(...paragraphs)
  }
}

function joinedRow(cells: Paragraph[][]): Paragraph {
  const blank = (text: string): WrittenRun => ({ text, href: null })
  const runs = cells.flatMap((cell, index) => [
    ...(index > 0 ? [blank('\t')] : []),
    ...cell.flatMap((paragraph, at) => [...(at > 0 ? [blank(' ')] : []), ...paragraph.runs]),
  ])
  return { ...emptyParagraph(cells.flat()[0]), runs, isList: false }
}

function addressIn(instruction: string): string | null {
  const [, address = null] = /^\s*HYPERLINK\s+"?((?:https?|mailto|tel):[^"\s]+)"?/i.exec(instruction) ?? []
  return address
}
