import { strToU8, Zip, ZipDeflate } from 'fflate'
import { daysBetween } from '#src/shared/dates.ts'
import { escapeText } from '#src/shared/markup.ts'
import type { Cell, Day, Lines } from './lines.ts'

/** The widths are in characters; the last one is that of every question. */
const WIDTHS = [26, 32, 34, 18, 12, 18, 14, 22, 22, 18, 18, 30, 18, 12, 24, 22]
const OTHER_WIDTH = 30
/** A cell of a workbook holds no more characters. */
const LONGEST = 32_767
/** XML has no place for these characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A workbook has these parts beside its sheet; a cell's second style is its head's, and the third a date's. */
const PARTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Candidatures" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf fontId="0"/><xf fontId="1" applyFont="1"/><xf fontId="0" numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/**
 * Writes a table as an Office Open XML workbook of one sheet, its head always in view. A cell of this type is a text and
 * never calculated, so texts stand as they were written.
 */
export async function* writeWorkbook(head: readonly string[], lines: Lines): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  for (const [name, xml] of Object.entries(PARTS)) {
    const part = new ZipDeflate(name)
    archive.add(part)
    part.push(strToU8(XML + xml), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml')
  archive.add(sheet)
  sheet.push(strToU8(`${XML}${sheetStart(head.length)}${rowOf(head, 1)}`))
  for await (const some of lines) {
    sheet.push(strToU8(some.map((cells) => rowOf(cells, 0)).join('')))
    yield* written.splice(0)
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  archive.end()
  yield* written.splice(0)
}

function sheetStart(columns: number): string {
  const widths = Array.from({ length: columns }, (_, index) => {
    const width = WIDTHS[index] ?? OTHER_WIDTH
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
}

function rowOf(cells: readonly Cell[], style: 0 | 1): string {
  return `<row>${cells.map((cell) => cellOf(cell, style)).join('')}</row>`
}

function cellOf(cell: Cell, style: 0 | 1): string {
  if (cell === null) return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c s="2"><v>${serialOf(cell)}</v></c>`
  const text = escapeText(cell.replace(UNWRITABLE, '').slice(0, LONGEST).toWellFormed())
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** A date is the number of days since 30 December 1899 (ECMA-376, 18.17.4.1), shown in the reader's own way. */
function serialOf({ day }: Day): number {
  return daysBetween(new Date('1899-12-30T00:00:00Z'), new Date(`${day}T00:00:00Z`))
}
