import sharp from 'sharp'

const SIDE = 512
/** A phone's photograph has 12 to 50 million pixels; more is a bomb. */
const MOST_PIXELS = 60_000_000
const FORMATS = new Set(['jpeg', 'png', 'webp'])

sharp.cache(false)
sharp.concurrency(1)

/** Made anew: 512 × 512 WebP, upright, without a word of what the file carried beside; null for what cannot be read. */
export async function makeSquare(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const read = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    // Only the head of the file is read for this.
    const { format } = await read.metadata()
    if (!FORMATS.has(format)) return null
    return await read.autoOrient().resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
  } catch {
    return null
  }
}
