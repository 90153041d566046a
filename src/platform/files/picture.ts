import { join } from 'node:path'
import type { Env } from '../env.ts'
import { HttpError, invalid } from '../errors.ts'
import { checkFile, type Received } from './check-file.ts'
import { ChildPool } from './child-pool.ts'
import { FairQueue } from './fair-queue.ts'
import type { PictureSize, PictureTask } from './pictures/sizes.ts'
import { readableCode } from './readable-code.ts'

const FOLDER = join(import.meta.dirname, 'pictures')
const queue = new FairQueue({ atOnce: 1, mostOfOne: 3, most: 20 })
const pool = new ChildPool<PictureTask, Uint8Array[] | string | null>(join(FOLDER, 'child.ts'), {
  heapMb: 32,
  residentMb: 240,
  seconds: 10,
  reads: readableCode(FOLDER),
  native: true,
})

const SQUARE: PictureSize = { width: 512, height: 512, fit: 'cover' }

/** A square of 512 pixels. @throws as `makePicture` does */
export async function squarePicture(env: Env, bytes: Uint8Array, from: Received): Promise<Uint8Array> {
  const [square = new Uint8Array()] = await makePicture(env, bytes, from, [SQUARE])
  return square
}

/**
 * A picture made anew from what came in each of these sizes, the largest first, in a process of its own: see `makeSizes`.
 * @throws HttpError 422 on the field for anything but a sound PNG, JPEG or WebP; 429 or 503 with the seconds to wait
 */
export async function makePicture(
  env: Env,
  bytes: Uint8Array,
  from: Received,
  sizes: readonly PictureSize[],
): Promise<Uint8Array[]> {
  const result = await checkFile(env, bytes, from, queue, () => pool.run({ bytes, sizes }))
  if ('answer' in result && Array.isArray(result.answer)) return result.answer
  throw invalid({ [from.field]: ['Cette image ne peut pas être lue. Choisissez une photo PNG ou JPEG.'] })
}

/**
 * Says what a picture that was made anew looks like, so that one sent again in another size or compression is found; see
 * `lookOf`. @returns null where that cannot be said; nobody waits for it, so a busy machine refuses nothing here
 */
export async function readLook(bytes: Uint8Array): Promise<string | null> {
  try {
    const result = await pool.run({ bytes, sizes: null })
    return 'answer' in result && typeof result.answer === 'string' ? result.answer : null
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}
