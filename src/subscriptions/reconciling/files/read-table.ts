import { decodeText } from '#src/platform/files/contents/decode-text.ts'
import { UnreadableArchive } from '#src/platform/files/contents/unzip.ts'
import { findSeparator, readCsvRows } from '#src/shared/spreadsheets/csv-rows.ts'
import { cleanCell, MOST_CELLS, MOST_ROWS, type Table, type TableAnswer, UnreadableTable } from './table.ts'
import { readWorkbook } from './workbook.ts'

const startsWith = (bytes: Uint8Array, mark: string) =>
  [...mark].every((character, index) => bytes[index] === character.charCodeAt(0))

/** Old workbooks and encrypted new ones are compound files, which begin so. */
const COMPOUND = '\xd0\xcf\x11\xe0'

/** Reads a CSV file or a workbook as a table, or says why it is none that is read. */
export function readTable(bytes: Uint8Array): TableAnswer {
  try {
    const table = startsWith(bytes, 'PK') ? readWorkbook(bytes) : readText(bytes)
    if (!table.rows.some((row) => row.some((cell) => cell !== ''))) throw new UnreadableTable('empty')
    return { ok: true, table }
  } catch (error) {
    if (error instanceof UnreadableTable || error instanceof UnreadableArchive)
      return { ok: false, reason: error.reason }
    return { ok: false, reason: 'damaged' }
  }
}

function readText(bytes: Uint8Array): Table {
  if (startsWith(bytes, COMPOUND)) throw new UnreadableTable(isEncrypted(bytes) ? 'encrypted' : 'unknown')
  const text = decodeText(bytes)
  // A text has no zeros; what begins as a page, a picture or a document of another kind is no table.
  if (text.includes('\u0000') || /^\s*(?:<|%PDF-|\{\\rtf|\x89PNG|\xff\xd8|GIF8)/.test(text))
    throw new UnreadableTable('unknown')
  const separator = findSeparator(text)
  const rows = readCsvRows(text, separator, MOST_ROWS + 1)
  if (rows.length > MOST_ROWS) throw new UnreadableTable('too_long')
  return { rows: rows.map((row) => row.slice(0, MOST_CELLS).map(cleanCell)), is1904: false }
}

/** The stream of an encrypted workbook is named in UTF-16 (MS-OFFCRYPTO, 1.3.2). */
function isEncrypted(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
}
