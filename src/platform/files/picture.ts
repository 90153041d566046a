import type { Env } from '../env.ts'
import { HttpError, invalid } from '../errors.ts'
import { checkFile, type Received } from './checking.ts'
import { PixelsInFlight } from './pixels-in-flight.ts'

const SIDE = 512
/** A phone's photograph has 12 to 50 million pixels; more is a bomb. */
const MOST_PIXELS = 60_000_000
const FORMATS = new Set(['jpeg', 'png', 'webp'])
/** A pixel takes up to four bytes while it is read. */
const inFlight = new PixelsInFlight(25_000_000)

/**
 * A square picture made anew from what came: 512 × 512 WebP, upright, without a word of what the file carried beside.
 * @throws HttpError 422 on the field for anything but a sound PNG, JPEG or WebP; 429 or 503 with the seconds to wait
 */
export async function squarePicture(env: Env, bytes: Uint8Array, from: Received): Promise<Uint8Array> {
  try {
    return await checkFile(env, bytes, from, () => makeSquare(bytes))
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw invalid({ [from.field]: ['Cette image ne peut pas être lue. Choisissez une photo PNG ou JPEG.'] })
  }
}

async function makeSquare(bytes: Uint8Array): Promise<Uint8Array> {
  // Loaded at the first picture: its library takes memory that most processes never need.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const read = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  // Only the head of the file is read for this.
  const { format, width, height } = await read.metadata()
  if (!FORMATS.has(format)) throw new Error('another format')
  if (width * height > MOST_PIXELS) throw new Error('too many pixels')
  return inFlight.run(width * height, () =>
    read
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer(),
  )
}
