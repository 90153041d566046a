import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Beyond this level a page takes several times as long for a few bytes less. */
export const BROTLI_LEVEL = 4

/** Packs text to be sent with `content-encoding: br` (RFC 7932), on another thread. */
export function packText(text: string): Promise<Buffer> {
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } })
}

/** Returns what `packText` was given. */
export const unpack = (packed: Buffer): Promise<Buffer> => decompress(packed)

/** Whether an `accept-encoding` names `br` with any weight but nought (RFC 9110, 12.5.3). */
export function acceptsBrotli(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((coding) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(coding))
}
