import { posix } from 'node:path'
import { Parser } from 'htmlparser2'
import { decodeText } from '#src/platform/files/contents/decode-text.ts'
import { unzipWanted } from '#src/platform/files/contents/unzip.ts'
import { cleanCell, MOST_CELLS, MOST_ROWS, type Table, UnreadableTable } from './table.ts'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const SHARED_TEXTS = 'xl/sharedStrings.xml'

/**
 * Reads the first visible sheet of an Office Open XML workbook (ECMA-376). A formula counts by the value that the program
 * kept with it; nothing is calculated and no other file is read.
 * @throws UnreadableTable
 */
export function readWorkbook(bytes: Uint8Array): Table {
  const about = textsOf(bytes, [WORKBOOK, RELATIONS])
  const workbook = about.get(WORKBOOK)
  if (!workbook) throw new UnreadableTable('unknown')
  const elements = elementsOf(workbook, ['sheet', 'workbookPr'])
  const sheet = elements.find(({ name, state }) => name === 'sheet' && (state ?? 'visible') === 'visible')
  const target = elementsOf(about.get(RELATIONS) ?? '', ['Relationship']).find(
    ({ Id }) => Id === sheet?.['r:id'],
  )?.Target
  const path = target ? sheetPath(target) : 'xl/worksheets/sheet1.xml'
  const parts = textsOf(bytes, [path, SHARED_TEXTS])
  const xml = parts.get(path)
  if (xml === undefined) throw new UnreadableTable('damaged')
  const flag = elements.find(({ name }) => name === 'workbookPr')?.date1904
  return {
    rows: rowsOf(xml, sharedTexts(parts.get(SHARED_TEXTS) ?? '')),
    is1904: flag === '1' || flag === 'true',
  }
}

const sheetPath = (target: string) =>
  target.startsWith('/') ? target.slice(1) : posix.normalize(`xl/${target}`)

function textsOf(bytes: Uint8Array, names: string[]): Map<string, string> {
  const files = unzipWanted(bytes, (name) => names.includes(name))
  return new Map([...files].map(([name, file]) => [name, decodeText(file)]))
}

interface Found {
  name: string
  [attribute: string]: string | undefined
}

function elementsOf(xml: string, names: string[]): Found[] {
  const found: Found[] = []
  const onopentag = (name: string, attributes: Record<string, string>) => {
    const plain = withoutPrefix(name)
    if (names.includes(plain)) found.push({ ...attributes, name: plain, 'r:id': relationOf(attributes) })
  }
  parse(xml, { onopentag })
  return found
}

/** The id of a relation stands under whatever prefix the program gave to that namespace. */
const relationOf = (attributes: Record<string, string>) =>
  Object.entries(attributes).find(([name]) => /^\w+:id$/.test(name))?.[1]

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

function parse(xml: string, handler: ConstructorParameters<typeof Parser>[0]) {
  const parser = new Parser(handler, { xmlMode: true, decodeEntities: true })
  parser.write(xml)
  parser.end()
}

/** The texts that cells name by their number; the reading aid of East Asian words is no part of them. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let [text, isText, isAid] = ['', false, false]
  parse(xml, {
    onopentag(raw) {
      const name = withoutPrefix(raw)
      if (name === 'si') text = ''
      if (name === 'rPh') isAid = true
      if (name === 't') isText = true
    },
    ontext(piece) {
      if (isText && !isAid) text += piece
    },
    onclosetag(raw) {
      const name = withoutPrefix(raw)
      if (name === 'rPh') isAid = false
      if (name === 't') isText = false
      if (name === 'si') texts.push(text)
    },
  })
  return texts
}

/** Collects the cells of a sheet as its elements come. */
class SheetRows {
  readonly rows: string[][] = []
  readonly #texts: readonly string[]
  #row: string[] = []
  #column = 0
  /** Where a cell stands that does not say it. */
  #next = 0
  #kind = 'n'
  #value = ''
  #isValue = false

  constructor(texts: readonly string[]) {
    this.#texts = texts
  }

  open(name: string, { r = '', t = 'n' }: Record<string, string>) {
    if (name === 'row') this.#startRow(Number(r))
    else if (name === 'c') {
      this.#column = columnOf(r) ?? this.#next
      this.#next = this.#column + 1
      this.#kind = t
      this.#value = ''
    } else if (name === 'v' || name === 't') this.#isValue = true
  }

  text(piece: string) {
    if (this.#isValue) this.#value += piece
  }

  close(name: string) {
    if (name === 'v' || name === 't') this.#isValue = false
    else if (name === 'c') this.#keepCell()
  }

  /** A row that is empty is not written, so the row that comes says its own number. */
  #startRow(number: number) {
    if (number > MOST_ROWS) throw new UnreadableTable('too_long')
    while (this.rows.length < number - 1) this.rows.push([])
    this.#row = []
    this.#next = 0
    this.rows.push(this.#row)
    if (this.rows.length > MOST_ROWS) throw new UnreadableTable('too_long')
  }

  #keepCell() {
    const text = cleanCell(this.#read())
    if (text === '' || this.#column >= MOST_CELLS) return
    while (this.#row.length < this.#column) this.#row.push('')
    this.#row[this.#column] = text
  }

  #read(): string {
    if (this.#kind === 's') return this.#texts[Number(this.#value)] ?? ''
    // An error of a formula (`#N/A`) says nothing.
    if (this.#kind === 'e') return ''
    const number = Number(this.#value)
    // Programs write large numbers and sums with an exponent or the last digits of a binary fraction.
    return this.#kind === 'n' && this.#value !== '' && Number.isFinite(number)
      ? String(Math.round(number * 1e6) / 1e6)
      : this.#value
  }
}

function rowsOf(xml: string, texts: readonly string[]): string[][] {
  const sheet = new SheetRows(texts)
  parse(xml, {
    onopentag: (name, attributes) => sheet.open(withoutPrefix(name), attributes),
    ontext: (piece) => sheet.text(piece),
    onclosetag: (name) => sheet.close(withoutPrefix(name)),
  })
  return sheet.rows
}

/** The column of a cell from 0 on: 2 for `C14`; null where the cell does not say. */
function columnOf(reference: string): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(reference) ?? []
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
