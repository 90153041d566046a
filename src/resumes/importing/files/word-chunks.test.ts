import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { ONE_POST, wordFile, wordHeading, wordLine, wordRun } from '#test/resumes/word-files.ts'
import { readFile } from './read-file.ts'

const PERSON = [wordLine('Haingo RAVELO'), wordLine('haingo@exemple.test')]

async function read(bytes: Uint8Array) {
  const answer = await readFile(bytes)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.read
}

/** A Word document that shows another one behind its own lines. */
function around(name: string, chunk: string | Uint8Array, body: string[] = []): Uint8Array {
  return wordFile({
    body: [...body, '<w:altChunk r:id="rId7"/>'],
    relations: [['rId7', 'aFChunk', name]],
    chunks: { [`word/${name}`]: typeof chunk === 'string' ? strToU8(chunk) : chunk },
  })
}

const PAGE = `<!DOCTYPE html><html><head><title>Sans titre</title><style>p { color: red }</style></head><body>
<h1>Haingo RAVELO</h1><p>haingo@exemple.test, <a href="https://exemple.test/book">Mon book</a></p>
<h2>Expériences professionnelles</h2><div><b>Magasinière</b> – Société Gamma<br>02/2018 – 11/2021</div>
<ul><li>Inventaires du dépôt</li><li><p>Réception</p></li></ul>
<h2>Langues</h2><table><tr><td>Français</td><td>C1</td></tr><tr><td><p>Anglais</p></td><td><p>B1</p></td></tr></table></body></html>`
// As page builders write Word documents: a web page in the lines of a mail.
const MAIL = `MIME-Version: 1.0\r\nContent-Type: multipart/related; type="text/html"; boundary="----=mhtDocumentPart"\r\n\r\n------=mhtDocumentPart\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Location: file:///C:/fake/document.html\r\n\r\n${PAGE.replaceAll('=', '=3D').replaceAll('\n', '\r\n')}\r\n\r\n------=mhtDocumentPart--\r\n`

test.each([
  ['a web page', 'page.html', PAGE],
  ['a web page as a mail', 'page.mht', MAIL],
])('%s that a Word document shows is read as its text', async (_, name, chunk) => {
  const { document, unread, source } = await read(around(name, chunk))
  expect(document.identity).toMatchObject({
    first_name: 'Haingo',
    last_name: 'RAVELO',
    email: 'haingo@exemple.test',
    links: [{ label: 'Mon book', url: 'https://exemple.test/book' }],
  })
  const [experience, languages] = document.sections
  expect(experience).toMatchObject({
    entries: [
      {
        title: 'Magasinière',
        company: 'Société Gamma',
        start: '2018-02',
        end: '2021-11',
        description: '<ul><li>Inventaires du dépôt</li><li>Réception</li></ul>',
      },
    ],
  })
  expect(languages).toMatchObject({
    entries: [
      { name: 'Français', level: 'C1' },
      { name: 'Anglais', level: 'B1' },
    ],
  })
  expect([unread, source.includes('color')]).toEqual([[], false])
})

test('a Word document or a text in one stands where it is shown, a deeper one is too much', async () => {
  const inner = wordFile({ body: ONE_POST })
  const posts = (file: Awaited<ReturnType<typeof read>>) =>
    file.document.sections.flatMap((section) => (section.kind === 'experience' ? section.entries : []))
  for (const chunk of [inner, 'Expériences\nMagasinière – Société Gamma\n02/2018 – 11/2021']) {
    const file = await read(around('suite.bin', chunk, PERSON))
    expect(file.document.identity.last_name).toBe('RAVELO')
    expect(posts(file)).toMatchObject([{ title: 'Magasinière', company: 'Société Gamma', start: '2018-02' }])
  }
  const deep = around('a.docx', around('b.docx', around('c.docx', inner)), PERSON)
  expect(await readFile(deep)).toEqual({ ok: false, reason: 'too_complex' })
})

test('what of a document can’t be read makes the whole refused, rather than read in part', async () => {
  expect(await readFile(around('suite.rtf', '{\\rtf1\\ansi Cariste}', PERSON))).toEqual({
    ok: false,
    reason: 'other_document',
  })
})

const dropDown = (choices: string[], chosen: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="Liste1"/><w:ddList>${chosen}${choices.map((each) => `<w:listEntry w:val="${each}"/>`).join('')}</w:ddList></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMDROPDOWN </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
const LANGUAGES = ['Français', 'Anglais', 'Allemand']

test.each([
  ['<w:result w:val="2"/>', 'Allemand'],
  ['<w:default w:val="1"/>', 'Anglais'],
  ['', 'Français'],
])('of a drop-down list of a form with %j the chosen one is read: %s', async (chosen, language) => {
  const line = wordLine(dropDown(LANGUAGES, chosen) + wordRun(' : B1'))
  const { document, source } = await read(
    wordFile({ body: [...PERSON, wordHeading('Langues'), line, ...ONE_POST] }),
  )
  expect(document.sections[0]).toMatchObject({
    kind: 'languages',
    entries: [{ name: language, level: 'B1' }],
  })
  for (const other of LANGUAGES) expect(source.includes(other)).toBe(other === language)
})

test('of a list of a content control what is shown is read, and nothing where nothing was chosen', async () => {
  const control = (text: string, properties = '') =>
    `<w:sdt><w:sdtPr>${properties}<w:dropDownList><w:listItem w:displayText="C1" w:value="5"/></w:dropDownList></w:sdtPr><w:sdtContent>${wordRun(text)}</w:sdtContent></w:sdt>`
  // Templates leave their headings as texts that ask.
  const heading = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${wordHeading('Langues')}</w:sdtContent></w:sdt>`
  const lines = [
    wordLine(wordRun('Anglais : ') + control('B1')),
    wordLine(wordRun('Malgache : ') + control('Choisissez un élément.', '<w:showingPlcHdr/>')),
  ]
  const { document, unread, source } = await read(
    wordFile({ body: [...PERSON, heading, ...lines, ...ONE_POST] }),
  )
  expect(document.sections[0]).toMatchObject({
    kind: 'languages',
    entries: [
      { name: 'Anglais', level: 'B1' },
      { name: 'Malgache', level: '' },
    ],
  })
  expect([unread, source.includes('Choisissez')]).toEqual([[], false])
})
