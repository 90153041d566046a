import { expect, test } from 'vitest'
import { workbookOf } from '#test/statements/workbook.ts'
import { readTable } from './read-table.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const rowsOf = (bytes: Uint8Array) => {
  const answer = readTable(bytes)
  return answer.ok ? answer.table.rows.filter((row) => row.length > 0) : answer.reason
}
const HEAD = ['Date', 'Libellé', 'Crédit']
const LINE = ['20/11/2026', 'Reçu de Hanta', '150 000,00']

test.each([';', '\t', '|'])('a CSV file is read whatever separates its cells: %j', (separator) => {
  const text = `${HEAD.join(separator)}\r\n${LINE.join(separator)}\r\n`
  expect(rowsOf(bytesOf(text))).toEqual([HEAD, LINE, ['']])
})

test('commas between cells and within amounts are told apart by quotes', () => {
  expect(rowsOf(bytesOf('Date,Label,Amount\n20/11/2026,"RAKOTO, Jean","150,000.00"'))).toEqual([
    ['Date', 'Label', 'Amount'],
    ['20/11/2026', 'RAKOTO, Jean', '150,000.00'],
  ])
})

test('UTF-8 with its mark, Windows-1252 and UTF-16 give the same letters', () => {
  const text = `${HEAD.join(';')}\n${LINE.join(';')}`
  const windows = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const wide = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
  for (const bytes of [bytesOf(`\ufeff${text}`), windows, wide]) expect(rowsOf(bytes)).toEqual([HEAD, LINE])
})

test('digits that a program keeps as a text are read without its marks', () => {
  expect(rowsOf(bytesOf(`A;B\n="0341234567";'+261341234567`))).toEqual([
    ['A', 'B'],
    ['0341234567', '+261341234567'],
  ])
})

test('the first sheet that can be seen is read, formulas by the value that was kept with them', () => {
  const rows = rowsOf(
    workbookOf([
      HEAD,
      [46346, 'Reçu & rangé', { xml: '<c><f>SUM(A1:A9)</f><v>1.5E5</v></c>' }],
      [{ xml: '<c r="C3" t="str"><f>HYPERLINK("http://x")</f><v>300000</v></c>' }],
      [{ xml: '<c t="e"><v>#N/A</v></c>' }, { xml: '<c t="inlineStr"><is><t>Écrit</t></is></c>' }],
    ]),
  )
  expect(rows).toEqual([HEAD, ['46346', 'Reçu & rangé', '150000'], ['', '', '300000'], ['', 'Écrit']])
})

test('a workbook says when its days begin', () => {
  expect(readTable(workbookOf([HEAD], { attributes: 'date1904="1"' }))).toMatchObject({
    ok: true,
    table: { is1904: true },
  })
})

test('what is no statement is refused, and why', () => {
  expect(rowsOf(bytesOf('%PDF-1.7'))).toBe('unknown')
  expect(rowsOf(bytesOf('<html><body>Relevé</body></html>'))).toBe('unknown')
  expect(rowsOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toBe('unknown')
  expect(rowsOf(bytesOf('PK\u0003\u0004 nothing'))).toBe('unknown')
  expect(rowsOf(bytesOf(' \n ; ;\n'))).toBe('empty')
  const compound = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ])
  expect(rowsOf(compound)).toBe('encrypted')
  expect(rowsOf(bytesOf('a;b\n'.repeat(10_300)))).toBe('too_long')
  expect(rowsOf(workbookOf(Array.from({ length: 10_300 }, () => [1])))).toBe('too_long')
})

test('a small archive that holds a large sheet is given up before it is held', () => {
  const extra = { 'xl/worksheets/sheet2.xml': new Uint8Array(40 * 1024 * 1024) }
  expect(rowsOf(workbookOf([HEAD], { extra }))).toBe('too_complex')
})

test('a row that says it is the millionth is refused, not waited for', () => {
  const extra = {
    'xl/worksheets/sheet2.xml': bytesOf(
      '<worksheet><sheetData><row r="1048576"><c><v>1</v></c></row></sheetData></worksheet>',
    ),
  }
  expect(rowsOf(workbookOf([HEAD], { extra }))).toBe('too_long')
})
