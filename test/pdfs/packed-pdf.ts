import { deflateSync } from 'node:zlib'

/** How an object stream is written: PDF's name of the filter, and the filter. */
export const PACKINGS = {
  plain: { filter: '', pack: (bytes: Buffer) => bytes },
  hex: { filter: '/ASCIIHexDecode', pack: (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`) },
  base85: { filter: '/ASCII85Decode', pack: toBase85 },
  deflated: { filter: '/FlateDecode', pack: (bytes: Buffer) => deflateSync(bytes) },
  twice: { filter: '[/FlateDecode /FlateDecode]', pack: (bytes: Buffer) => deflateSync(deflateSync(bytes)) },
  'hex of deflated': {
    filter: '[/ASCIIHexDecode /FlateDecode]',
    pack: (bytes: Buffer) => Buffer.from(`${deflateSync(bytes).toString('hex')}>`),
  },
} as const

/**
 * Makes a PDF with every dictionary in one object stream, found by a cross-reference stream (ISO 32000-1, 7.5.7).
 * @param objects their texts, from number 1 on, the catalog first
 */
export function packPdf(objects: string[], packing: keyof typeof PACKINGS): Buffer {
  const { filter, pack } = PACKINGS[packing]
  let body = ''
  const index = objects.map((object, at) => {
    const place = `${at + 1} ${body.length}`
    body += `${object}\n`
    return place
  })
  const head = `${index.join(' ')} `
  const packed = pack(Buffer.from(head + body, 'latin1'))
  const container = objects.length + 1
  const start = Buffer.from('%PDF-1.7\n')
  const streamed = streamObject(
    container,
    `/Type /ObjStm /N ${objects.length} /First ${head.length}${filter && ` /Filter ${filter}`}`,
    packed,
  )
  const rows = [row(0, 0, 65_535), ...objects.map((_, at) => row(2, container, at)), row(1, start.length, 0)]
  const table = Buffer.concat([...rows, row(1, start.length + streamed.length, 0)])
  const size = container + 2
  const crossReferences = streamObject(
    container + 1,
    `/Type /XRef /Size ${size} /W [1 4 4] /Root 1 0 R`,
    table,
  )
  const end = `startxref\n${start.length + streamed.length}\n%%EOF\n`
  return Buffer.concat([start, streamed, crossReferences, Buffer.from(end)])
}

/** Makes a packed PDF of one page, with what is added to its catalog and the objects that come after. */
export function packedPage(catalog: string, more: string[], packing: keyof typeof PACKINGS): Buffer {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> >>'
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  ]
  return packPdf([...objects, page, ...more], packing)
}

function streamObject(number: number, entries: string, data: Buffer): Buffer {
  const head = `${number} 0 obj\n<< ${entries} /Length ${data.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream\nendobj\n')])
}

function row(kind: number, second: number, third: number): Buffer {
  const bytes = Buffer.alloc(9)
  bytes.writeUInt8(kind, 0)
  bytes.writeUInt32BE(second, 1)
  bytes.writeUInt32BE(third, 5)
  return bytes
}

function toBase85(bytes: Buffer): Buffer {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const group = Buffer.alloc(4)
    const taken = bytes.copy(group, 0, at, at + 4)
    let value = group.readUInt32BE()
    let digits = ''
    for (let digit = 0; digit < 5; digit += 1) {
      digits = String.fromCharCode(33 + (value % 85)) + digits
      value = Math.floor(value / 85)
    }
    text += taken === 4 && digits === '!!!!!' ? 'z' : digits.slice(0, taken + 1)
  }
  return Buffer.from(`${text}~>`)
}
