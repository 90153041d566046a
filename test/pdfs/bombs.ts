import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { makePdf } from './make-pdf.ts'
import { packPdf } from './packed-pdf.ts'

const MB = 1024 * 1024

/** Makes bytes that inflate to so many megabytes of zeros and are a thousandth as long, without inflating them. */
function zeros(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(MB), { finishFlush: constants.Z_FULL_FLUSH })
  const checksum = Buffer.alloc(4)
  checksum.writeUInt16BE((megabytes * MB) % 65_521, 0)
  checksum.writeUInt16BE(1, 2)
  const end = deflateRawSync(Buffer.alloc(0))
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(megabytes).fill(piece), end, checksum])
}

const stream = (entries: string, data: Buffer) =>
  `<< ${entries} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`
const flate = '/Filter /FlateDecode'
const page = (entries = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << >> ${entries} >>`
const document = (kids: string, more: string[], catalog = '') =>
  packPdf(
    [`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, `<< /Type /Pages /Kids [${kids}] /Count 1 >>`, ...more],
    'deflated',
  )
const times = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at)).join(' ')
const objects = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at))

/** PDFs that are larger inside than any machine is, or that never end. */
export const BOMBS: Record<string, () => Buffer> = {
  'a page of 900 MB': () => makePdf({ page: '/Contents 5 0 R', more: [stream(flate, zeros(900))] }),
  'a page of 900 MB, deflated twice': () =>
    makePdf({
      page: '/Contents 5 0 R',
      more: [stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(zeros(900)))],
    }),
  'ten pictures of 90 MB': () =>
    makePdf({
      page: `/Resources << /XObject << ${times(10, (at) => `/X${at} ${5 + at} 0 R`)} >> >>`,
      more: objects(10, () => stream(`/Subtype /Image /Width 9 /Height 9 ${flate}`, zeros(90))),
    }),
  // A file without a table is searched, and its object streams are opened.
  'objects of 900 MB': () =>
    Buffer.from(
      makePdf({ more: [stream(`/Type /ObjStm /N 1 /First 4 ${flate}`, zeros(900))] })
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n1'),
      'latin1',
    ),
  'a hundred thousand objects': () =>
    document('3 0 R', [
      page(`/Annots [${times(100_000, (at) => `${4 + at} 0 R`)}]`),
      ...objects(100_000, () => '<< /Type /Annot /Subtype /Square /Rect [0 0 9 9] >>'),
    ]),
  'a hundred thousand direct objects': () =>
    makePdf({ page: `/Group << /X [${times(100_000, () => '<< /A [] >>')}] >>` }),
  'a thousand pages': () =>
    document(
      times(1_000, (at) => `${3 + at} 0 R`),
      objects(1_000, () => page()),
    ),
  'pages nested twenty thousand deep': () =>
    document(
      '3 0 R',
      objects(20_000, (at) => `<< /Type /Pages /Parent ${at + 2} 0 R /Kids [${at + 4} 0 R] /Count 1 >>`),
    ),
  'brackets nested two hundred thousand deep': () => makePdf({ page: `/Annots ${'['.repeat(200_000)}` }),
  'dictionaries nested fifty thousand deep': () =>
    makePdf({ page: `/Group ${'<< /G '.repeat(50_000)} null ${'>>'.repeat(50_000)}` }),
  'a table of a thousand million objects': () =>
    Buffer.from(
      makePdf()
        .toString('latin1')
        .replace(/xref\n0 \d+/, 'xref\n0 1000000000')
        .replace(/\/Size \d+/, '/Size 1000000000'),
      'latin1',
    ),
}

/** PDFs that lead back to themselves; each is still one page. */
export const CIRCLES: Record<string, Buffer> = {
  'pages among themselves': document('3 0 R 2 0 R 3 0 R', [page()]),
  'a parent that is its child': document('3 0 R 4 0 R', [
    page(),
    '<< /Type /Pages /Parent 4 0 R /Kids [4 0 R 2 0 R] >>',
  ]),
  'an object that is itself': makePdf({ page: '/Group 5 0 R /Annots 5 0 R', more: ['5 0 R'] }),
  'an array that holds itself': makePdf({ page: '/Annots 5 0 R /Group 5 0 R', more: ['[5 0 R 5 0 R]'] }),
  'a form that draws itself': makePdf({
    page: '/Resources 6 0 R',
    more: [
      '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources 6 0 R /Length 5 >>\nstream\n/X Do\nendstream',
      '<< /XObject << /X 5 0 R >> >>',
    ],
  }),
  'names that hold each other': makePdf({
    catalog: '/Names << /Dests 5 0 R /JavaScript 5 0 R >>',
    page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest (a) >>]',
    more: ['<< /Kids [6 0 R 5 0 R] >>', '<< /Kids [5 0 R] >>'],
  }),
  'a chain of ten thousand': document('3 0 R', [
    page('/Group 4 0 R'),
    ...objects(10_000, (at) => `<< /X ${at + 5} 0 R >>`),
    '<< >>',
  ]),
}
