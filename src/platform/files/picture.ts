import type { Env } from '../env.ts'
import { invalid } from '../errors.ts'
import { isClean } from './antivirus.ts'

const SIDE = 512
/** A phone's photograph has 12 to 50 million pixels; more is a bomb. */
const MOST_PIXELS = 60_000_000
const FORMATS = new Set(['jpeg', 'png', 'webp'])

/**
 * A square picture made anew from what came: 512 × 512 WebP, upright, without a word of what the file carried beside.
 * @param field where the form shows a refusal
 * @throws HttpError 422 on `field` for anything but a sound PNG, JPEG or WebP, or 503 while the antivirus is away
 */
export async function squarePicture(env: Env, bytes: Uint8Array, field: string): Promise<Uint8Array> {
  if (env.CLAMD_URL && !(await isClean(env.CLAMD_URL, bytes)))
    throw invalid({ [field]: ['Le fichier contient un virus. Il n’a pas été gardé.'] })
  // Loaded at the first picture: its library takes memory that most processes never need.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  try {
    const read = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format } = await read.metadata()
    if (!FORMATS.has(format ?? '')) throw new Error('another format')
    return await read
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw invalid({ [field]: ['Cette image ne peut pas être lue. Choisissez une photo PNG ou JPEG.'] })
  }
}
