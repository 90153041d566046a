import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Beyond this level a page takes several times as long for a few bytes less. */
const LEVEL = 4

/** As far back as a page repeats itself: 256 kB. An encoder sets memory aside for it, 4 MB unless told. */
const WINDOW_BITS = 18

/** How everything is packed that is packed as it is asked for, by the names of `node:zlib`. */
export const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: LEVEL,
  [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
}

/** Packs text to be sent with `content-encoding: br` (RFC 7932), on another thread. */
export async function packText(text: string): Promise<Buffer> {
  const packed = await compress(text, {
    params: { ...BROTLI_PARAMS, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  })
  // What the encoder gives lies in 64 kB of Node's common pool, all of which would be kept as long as it is.
  const own = Buffer.allocUnsafeSlow(packed.length)
  own.set(packed)
  return own
}

/** Returns what `packText` was given. */
export const unpack = (packed: Buffer): Promise<Buffer> => decompress(packed)

/** Whether an `accept-encoding` names `br` with any weight but nought (RFC 9110, 12.5.3). */
export function acceptsBrotli(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((coding) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(coding))
}
