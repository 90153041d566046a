import { expect, test } from 'vitest'
import { makePdf, pdfWithFile } from '#test/pdfs/make-pdf.ts'
import { HIDDEN_SCRIPT, OWNER_PASSWORD, USER_PASSWORD } from '#test/pdfs/sealed.ts'
import { checkPdf } from './pdf-check.ts'

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const link = (action: string) => `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`

test.each([
  ['a plain one', makePdf()],
  ['one that opens at a page', makePdf({ catalog: '/OpenAction [3 0 R /Fit]' })],
  ['one with a link', makePdf({ page: link('<< /S /URI /URI (https://exemple.test) >>') })],
])('%s is taken', async (_name, bytes) => {
  expect(await checkPdf(bytes)).toEqual({ ok: true, pages: 1 })
})

test.each([
  ['no PDF at all', Buffer.from('<html></html>'), 'not_pdf'],
  ['another kind of file before the PDF', Buffer.concat([Buffer.from('GIF89a'), makePdf()]), 'not_pdf'],
  ['an archive after the PDF', Buffer.concat([makePdf(), Buffer.alloc(5_000, 'PK')]), 'damaged'],
  ['the head only', Buffer.from('%PDF-1.7\n'), 'damaged'],
  ['words in disguise', Buffer.from('%PDF-\nbonjour startxref\n0\n%%EOF'), 'damaged'],
  ['a cut one', makePdf().subarray(0, 400), 'damaged'],
  ['one that asks for a password', USER_PASSWORD, 'encrypted'],
  ['one that only its owner may change', OWNER_PASSWORD, 'encrypted'],
  ['a script at opening', makePdf({ catalog: `/OpenAction ${SCRIPT}` }), 'scripted'],
  [
    'a script behind escaped names',
    makePdf({ catalog: '/OpenAction << /S /J#61vaScript /J#53 (x) >>' }),
    'scripted',
  ],
  ['a script in a compressed stream', HIDDEN_SCRIPT, 'scripted'],
  [
    'a named script',
    makePdf({ catalog: '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>', more: [SCRIPT] }),
    'scripted',
  ],
  [
    'an address opened by itself',
    makePdf({ catalog: '/OpenAction << /S /URI /URI (http://x.test) >>' }),
    'scripted',
  ],
  ['an action of a page', makePdf({ page: '/AA << /O << /S /URI /URI (http://x.test) >> >>' }), 'scripted'],
  ['a program to launch', makePdf({ page: link('<< /S /Launch /F (cmd.exe) >>') }), 'scripted'],
  ['a file inside', pdfWithFile(), 'attachments'],
] as const)('%s is refused', async (_name, bytes, reason) => {
  expect(await checkPdf(bytes)).toEqual({ ok: false, reason })
})

test('many at once are all judged', async () => {
  const verdicts = await Promise.all(Array.from({ length: 8 }, () => checkPdf(makePdf())))
  expect(verdicts.every((verdict) => verdict.ok)).toBe(true)
})
