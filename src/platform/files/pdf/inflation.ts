import { constants, createInflate, inflateSync } from 'node:zlib'
import { PdfArray, PdfName, type PdfObject, type PdfRef, PdfStream } from '@libpdf/core'
import { TooLarge } from './clean-copy.ts'

/** In bytes: twenty pages scanned in colour inflate to so much. */
const MOST_BYTES = 200 * 1024 * 1024
/** A stream of so few bytes is inflated at once: at worst, at a thousand to one, 4 MB are held for an instant. */
const SMALL = 4_096
const INFLATES = new Set(['FlateDecode', 'Fl'])
const WRITES_OUT = new Set([
  'ASCIIHexDecode',
  'AHx',
  'ASCII85Decode',
  'A85',
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
])

/**
 * Reads what the streams inflate to, and keeps none of it.
 * @throws TooLarge when it is more than two hundred megabytes together
 */
export async function boundInflation(streams: PdfStream[], resolve: (ref: PdfRef) => PdfObject | null) {
  let left = MOST_BYTES
  for (const stream of streams) {
    let data = stream.data
    for (const filter of filtersOf(stream, resolve)) {
      const isLast = filter.isLast
      if (INFLATES.has(filter.name)) {
        const { size, bytes } = await inflate(data, left, !isLast)
        left -= size
        data = bytes
      } else if (WRITES_OUT.has(filter.name)) {
        data = decode(data, filter.name)
        left -= data.length
      } else break
      if (left < 0) throw new TooLarge()
    }
  }
}

function filtersOf(stream: PdfStream, resolve: (ref: PdfRef) => PdfObject | null) {
  const filter = stream.get('Filter', resolve)
  const names = filter instanceof PdfArray ? [...filter] : [filter]
  return names.map((each, index) => ({
    name: each instanceof PdfName ? each.value : '',
    isLast: index === names.length - 1,
  }))
}

function decode(data: Uint8Array, filter: string): Uint8Array {
  try {
    return PdfStream.fromDict({ Filter: PdfName.of(filter) }, data).getDecodedData()
  } catch {
    return new Uint8Array()
  }
}

/** Counts a stream; of a broken one, what could be inflated before the fault. */
function inflate(
  data: Uint8Array,
  most: number,
  keep: boolean,
): Promise<{ size: number; bytes: Uint8Array }> {
  if (data.length <= SMALL) return Promise.resolve(inflateSmall(data))
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const inflating = createInflate({ chunkSize: 256 * 1024, finishFlush: constants.Z_SYNC_FLUSH })
    const end = () => resolve({ size, bytes: Buffer.concat(chunks) })
    inflating.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (keep) chunks.push(chunk)
      if (size > most) inflating.destroy()
    })
    inflating.on('error', end)
    inflating.on('close', end)
    inflating.end(data)
  })
}

function inflateSmall(data: Uint8Array) {
  try {
    const bytes = inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH })
    return { size: bytes.length, bytes: new Uint8Array(bytes) }
  } catch {
    return { size: 0, bytes: new Uint8Array() }
  }
}
