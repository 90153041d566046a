import sharp from 'sharp'
import type { PictureTask } from './sizes.ts'

/** A phone's photograph has 12 to 50 million pixels; more is a bomb. */
const MOST_PIXELS = 60_000_000
const FORMATS = new Set(['jpeg', 'png', 'webp'])

sharp.cache(false)
sharp.concurrency(1)

/** Made anew in each size: WebP, upright, without a word of what the file carried beside; null for what cannot be read. */
export async function makeSizes({ bytes, sizes }: PictureTask): Promise<Uint8Array[] | null> {
  try {
    const read = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    // Only the head of the file is read for this.
    const { format } = await read.metadata()
    if (!FORMATS.has(format)) return null
    const made: Uint8Array[] = []
    let source = read.autoOrient()
    // Each from the one before it: a photograph is read once.
    for (const { width, height, fit } of sizes) {
      const picture = source.resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
      made.push(await picture.clone().webp({ quality: 82 }).toBuffer())
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
      source = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    }
    return made
  } catch {
    return null
  }
}
