import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { makePdf } from '#test/pdfs/make-pdf.ts'
import { ONE_POST, wordFile, wordLine } from '#test/resumes/word-files.ts'
import { readFile } from './read-file.ts'

const PERSON = [wordLine('Haingo RAVELO'), wordLine('haingo@exemple.test'), ...ONE_POST]
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const JSON_RESUME = JSON.stringify({ basics: { name: 'Haingo Ravelo', email: 'haingo@exemple.test' } })
const LINKEDIN = {
  'Profile.csv': strToU8('First Name,Last Name\nHaingo,Ravelo\n'),
  'Email Addresses.csv': strToU8(
    'Email Address,Confirmed,Primary,Updated On\nhaingo@exemple.test,Yes,Yes,\n',
  ),
}
const pdf = () => makePdf({ text: 'Haingo RAVELO, haingo@exemple.test' })

async function emailIn(bytes: Uint8Array) {
  const answer = await readFile(bytes)
  return answer.ok ? answer.read.document.identity.email : answer.reason
}

describe('a Word document is one by what its package says', () => {
  test.each([
    ['of Word Online', wordFile({ body: PERSON, main: 'word/document2.xml' })],
    ['in a folder of another name', wordFile({ body: PERSON, main: 'content/text.xml' })],
    [
      'typed by its extension',
      wordFile({ body: PERSON, main: 'd/a.xml', types: `<Default Extension="xml" ContentType="${TYPE}"/>` }),
    ],
    [
      'a template with macros',
      wordFile({
        body: PERSON,
        types:
          '<Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.template.macroEnabledTemplate.main+xml"/>',
      }),
    ],
    ['with `\\` in its names', wordFile({ body: PERSON, rename: (name) => name.replaceAll('/', '\\') })],
    [
      'with names in other capitals',
      wordFile({ body: PERSON, rename: (name) => name.replace('word/document', 'Word/Document') }),
    ],
    [
      'packed in an archive',
      zipSync({ 'CV/cv.docx': wordFile({ body: PERSON }), '__MACOSX/CV/._cv.docx': strToU8('x') }),
    ],
  ])('%s', async (_, bytes) => {
    expect(await emailIn(bytes)).toBe('haingo@exemple.test')
  })
})

describe('other files are known by what is in them', () => {
  test.each([
    ['blank lines', '\r\n\n'],
    ['a mark of UTF-8', '\xef\xbb\xbf'],
    ['lines of a mail', 'Content-Type: application/x-pdf\r\n\r\n'],
    ['as many bytes as are allowed', ' '.repeat(1_023)],
  ])('a PDF behind %s', async (_, before) => {
    expect(await emailIn(Buffer.concat([Buffer.from(before, 'latin1'), pdf()]))).toBe('haingo@exemple.test')
  })

  test('a PDF that begins too late is none', async () => {
    expect(await emailIn(Buffer.concat([Buffer.from('\n'.repeat(1_100)), pdf()]))).toBe('unknown')
  })

  test.each([
    ['as it comes', zipSync(LINKEDIN)],
    ['in another archive', zipSync({ 'Basic_Export.zip': zipSync(LINKEDIN) })],
    [
      'in two archives',
      zipSync({
        'a/Basic.zip': zipSync({ 'Profile.csv': LINKEDIN['Profile.csv'] }),
        'b.zip': zipSync({ 'Email Addresses.csv': LINKEDIN['Email Addresses.csv'] }),
      }),
    ],
    ['with a paper beside', zipSync({ ...LINKEDIN, 'Rich_Media/plan.pdf': pdf() })],
  ])('the archive of LinkedIn %s', async (_, bytes) => {
    expect(await emailIn(bytes)).toBe('haingo@exemple.test')
  })

  test('JSON Resume in UTF-16', async () => {
    expect(await emailIn(Buffer.from(`\ufeff${JSON_RESUME}`, 'utf16le'))).toBe('haingo@exemple.test')
  })
})

const SAVED_ANEW = {
  'Profile.csv': 'First Name;Last Name;Headline\nHaingo;Ravelo;"Cariste; magasinière"\n',
  'Positions.csv':
    'Company Name;Title;Description;Location;Started On;Finished On\nGamma, SA;Cariste;Quais, dépôt;Toamasina;janv-20;mars-21\n',
  'Skills.csv': 'Name\nExcel, Word\n',
  'Email Addresses.csv': 'sep=;\nEmail Address;Confirmed;Primary\nhaingo@exemple.test;Yes;Yes\n',
  'PhoneNumbers.csv': 'Extension;Number;Type\n;2,61341E+11;Mobile\n',
}
const asUtf16 = (text: string) => Buffer.from(text, 'utf16le')

test.each<[string, (text: string) => Uint8Array]>([
  ['semicolons', strToU8],
  ['semicolons and the mark of UTF-8', (text) => strToU8(`\ufeff${text}`)],
  ['tabs in UTF-16', (text) => asUtf16(`\ufeff${text.replaceAll(/;(?! )/g, '\t')}`)],
  ['semicolons in UTF-16 of the other order', (text) => asUtf16(`\ufeff${text}`).swap16()],
  ['semicolons in UTF-16 without its mark', asUtf16],
])('the archive of LinkedIn whose files a spreadsheet saved anew: %s', async (_, encode) => {
  const files = Object.entries(SAVED_ANEW).map(([name, text]) => [name, encode(text)])
  const answer = await readFile(zipSync(Object.fromEntries(files)))
  expect(answer).toMatchObject({
    ok: true,
    read: {
      document: {
        identity: {
          last_name: 'Ravelo',
          headline: 'Cariste; magasinière',
          email: 'haingo@exemple.test',
          phone_number: '',
        },
        sections: [
          { entries: [{ company: 'Gamma, SA', title: 'Cariste', start: '2020-01', end: '2021-03' }] },
          { entries: [{ name: 'Excel, Word' }] },
        ],
      },
      // Its digits are gone, so it is no number.
      unread: ['Number: 2,61341E+11'],
    },
  })
})

test.each([
  ['haingo@gmail,com – 033 11 222 44', 'haingo@gmail,com'],
  ['E-mail : haingo@gmail. com', 'haingo@gmail. com'],
  ['haingo@gmail com | Antananarivo', 'haingo@gmail com'],
  ['haingo@gmial.com', 'haingo@gmial.com'],
])('a mistyped address stays as it is written, and is asked about: %s', async (line, email) => {
  const answer = await readFile(wordFile({ body: [wordLine('Haingo RAVELO'), wordLine(line), ...ONE_POST] }))
  expect(answer).toMatchObject({
    ok: true,
    read: { document: { identity: { email } }, unread: [], doubts: ['identity.email'] },
  })
})

test.each([
  ['RTF', Buffer.from('{\\rtf1\\ansi Haingo Ravelo}'), 'other_document'],
  ['Word 97', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'other_document'],
  [
    'a Word document with a password',
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]),
    'encrypted',
  ],
  [
    'OpenDocument',
    zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text'), 'content.xml': strToU8('<a/>') }),
    'other_document',
  ],
  [
    'a workbook',
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      '_rels/.rels': strToU8('<Relationships/>'),
      'xl/workbook.xml': strToU8('<a/>'),
    }),
    'unknown',
  ],
  ['JSON that is broken', Buffer.from('{"basics": {'), 'damaged'],
])('%s is refused with its own reason', async (_, bytes, reason) => {
  expect(await readFile(bytes)).toEqual({ ok: false, reason })
})
