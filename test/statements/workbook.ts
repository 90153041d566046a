import { strToU8, zipSync } from 'fflate'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook as programs write it, of these rows; a cell is a text, a number, or its own XML. */
export function workbookOf(
  rows: readonly (readonly (string | number | { xml: string })[])[],
  { attributes = '', extra = {} }: { attributes?: string; extra?: Record<string, Uint8Array> } = {},
): Uint8Array<ArrayBuffer> {
  const texts: string[] = []
  const cellOf = (cell: string | number | { xml: string }) => {
    if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
    if (typeof cell === 'object') return cell.xml
    texts.push(cell)
    return `<c t="s"><v>${texts.length - 1}</v></c>`
  }
  const data = rows.map((row, index) => `<row r="${index + 1}">${row.map(cellOf).join('')}</row>`).join('')
  const written = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const shared = texts.map((text) => `<si><t>${written(text)}</t></si>`).join('')
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr ${attributes}/><sheets><sheet name="Notes" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Relevé" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData/></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${shared}</sst>`,
  }
  const entries = Object.entries(files).map(([name, xml]) => [name, strToU8(xml)] as const)
  return zipSync({ ...Object.fromEntries(entries), ...extra }) as Uint8Array<ArrayBuffer>
}
