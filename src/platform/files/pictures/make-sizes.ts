import sharp from 'sharp'
import type { SizesTask } from './sizes.ts'

/** A phone's photograph has 12 to 50 million pixels; more is a bomb. */
const MOST_PIXELS = 60_000_000
const FORMATS = new Set(['jpeg', 'png', 'webp'])

sharp.cache(false)
sharp.concurrency(1)

/**
 * Makes a picture anew in each size: as WebP, upright, without the metadata of the file; null for what cannot be read.
 */
export async function makeSizes({ bytes, sizes }: SizesTask): Promise<Uint8Array[] | null> {
  try {
    const read = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    // This reads the head of the file only, so a bomb is refused before it is unpacked.
    const { format } = await read.metadata()
    if (!FORMATS.has(format)) return null
    const made: Uint8Array[] = []
    let source = read.autoOrient()
    // Each size is made from the larger one before it, so that a photograph is read once.
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
