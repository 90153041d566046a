import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { activeParts } from '#test/pdfs/active-parts.ts'
import { BOMBS, CIRCLES } from '#test/pdfs/bombs.ts'
import { HOSTILE_PDFS } from '#test/pdfs/hostile.ts'
import { makePdf } from '#test/pdfs/make-pdf.ts'
import { OWNER_PASSWORD, USER_PASSWORD } from '#test/pdfs/sealed.ts'
import { rewriteInChild } from './pdf-rewriting.ts'

async function accepted(bytes: Uint8Array) {
  const result = await rewriteInChild(bytes)
  if (!result.ok) throw new Error(`refused as ${result.reason}`)
  return { ...result, document: await PDF.load(result.bytes) }
}

const link = (entries: string) => `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] ${entries} >>]`

/** Nothing in this file acts, and the person misses nothing of it, so its removal is not told. */
const HARMLESS = 'an archive after it'

test.each(Object.entries(HOSTILE_PDFS))('%s is left out, and the page stays', async (name, bytes) => {
  if (name !== HARMLESS) expect(await activeParts(bytes)).not.toEqual([])
  const { bytes: clean, document, removed } = await accepted(bytes)
  expect(await activeParts(clean)).toEqual([])
  expect([document.getPageCount(), removed.length > 0]).toEqual([1, name !== HARMLESS])
  expect(Buffer.from(clean).includes('PK')).toBe(false)
})

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>'

test.each([
  ['a plain one', makePdf()],
  ['one that opens at a page', makePdf({ catalog: '/OpenAction [3 0 R /Fit]' })],
  ['one that opens at its first page', makePdf({ catalog: '/OpenAction << /S /Named /N /FirstPage >>' })],
  ['one with a link', makePdf({ page: link('/A << /S /URI /URI (https://exemple.test/JavaScript) >>') })],
  [
    'one with bookmarks, in a circle',
    makePdf({
      catalog: '/Outlines << /First 5 0 R /Last 6 0 R /Count 2 >>',
      more: [
        '<< /Title (a) /Dest [3 0 R /Fit] /Next 6 0 R >>',
        '<< /Title (b) /A << /S /GoTo /D [3 0 R /Fit] >> /Next 5 0 R /First 6 0 R >>',
      ],
    }),
  ],
  ['one that only its owner may change', OWNER_PASSWORD],
  ['one with a font called JS', makePdf({ page: '/Resources << /Font << /JS 5 0 R >> >>', more: [FONT] })],
])('of %s nothing is left out', async (_name, bytes) => {
  const { removed, document } = await accepted(bytes)
  expect([removed, document.getPageCount()]).toEqual([[], 1])
})

test('links to the web and within the file still lead there', async () => {
  const links = [
    '/A << /S /URI /URI (https://exemple.test/JavaScript) >>',
    '/A << /S /URI /URI (www.exemple.test) >>',
    '/A << /S /URI /URI (mailto:rasoa@exemple.test) >>',
    '/A << /S /GoTo /D (fin) >>',
    '/Dest [3 0 R /XYZ 0 99 0]',
  ].map((entries) => `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] ${entries} >>`)
  const catalog = '/Names << /Dests << /Names [(fin) << /D [3 0 R /Fit] >>] >> >>'
  const { bytes, removed } = await accepted(makePdf({ catalog, page: `/Annots [${links.join(' ')}]` }))
  const text = Buffer.from(bytes).toString('latin1')
  const addresses = [...text.matchAll(/\/URI ?\((.*?)\)/g)].map(([, address]) => address)
  expect(addresses).toEqual([
    'https://exemple.test/JavaScript',
    'http://www.exemple.test/',
    'mailto:rasoa@exemple.test',
  ])
  expect([text.match(/\/Dest ?\[\d+ 0 R \/(Fit|XYZ)/g)?.length, removed]).toEqual([2, []])
})

test('what is written in a form is still read', async () => {
  const { bytes, document, removed } = await accepted(HOSTILE_PDFS['a script of a field'] ?? makePdf())
  const [stamp] = document.getPage(0)?.getAnnotations() ?? []
  expect([stamp?.type, stamp?.hasNormalAppearance()]).toEqual(['Stamp', true])
  expect(Buffer.from(bytes).toString('latin1')).toContain('(Rasoa) Tj')
  expect(removed).toEqual(['actions', 'form'])
})

test.each(['\r\n\r\n', '\xef\xbb\xbf', 'Content-Type: application/pdf\r\n\r\n'])(
  'a PDF behind %j is made anew as without it',
  async (before) => {
    const bytes = Buffer.concat([Buffer.from(before, 'latin1'), makePdf()])
    const made = await accepted(bytes)
    expect([made.document.getPageCount(), made.removed]).toEqual([1, []])
    expect(Buffer.from(made.bytes).toString('latin1', 0, 5)).toBe('%PDF-')
  },
)

test.each([
  ['no PDF at all', Buffer.from('<html></html>'), 'not_pdf'],
  ['another kind of file before the PDF', Buffer.concat([Buffer.from('GIF89a'), makePdf()]), 'not_pdf'],
  ['the head only', Buffer.from('%PDF-1.7\n'), 'damaged'],
  ['words in disguise', Buffer.from('%PDF-\nbonjour startxref\n0\n%%EOF'), 'damaged'],
  ['a cut one', makePdf().subarray(0, 400), 'damaged'],
  ['one without a page', makePdf({ catalog: '/Pages 9 0 R' }), 'damaged'],
  ['one that asks for a password', USER_PASSWORD, 'encrypted'],
] as const)('%s is refused', async (_name, bytes, reason) => {
  expect(await rewriteInChild(bytes)).toEqual({ ok: false, reason })
})

test.each(Object.entries(BOMBS))(
  '%s: refused in time, and this process holds none of it',
  async (name, make) => {
    const bytes = new Uint8Array(make())
    await rewriteInChild(makePdf())
    const [before, begun] = [process.memoryUsage(), Date.now()]
    const result = await rewriteInChild(bytes)
    if (name === 'a table of a thousand million objects') expect(result).toMatchObject({ ok: true, pages: 1 })
    else
      expect(result).toMatchObject({
        ok: false,
        reason: expect.stringMatching(/^(too_complex|too_long|damaged)$/),
      })
    // Five seconds of the processor, which a busy machine gives in six times as long at most.
    expect(Date.now() - begun).toBeLessThan(31_000)
    const grown = process.memoryUsage().external - before.external
    expect(grown).toBeLessThan(8 * 1024 * 1024)
    expect(await rewriteInChild(makePdf())).toMatchObject({ ok: true, pages: 1 })
  },
)

test.each(Object.entries(CIRCLES))('%s: read once', async (_name, bytes) => {
  expect((await accepted(bytes)).document.getPageCount()).toBe(1)
})
