import { join } from 'node:path'
import { HttpError } from '../errors.ts'
import { ChildPool } from './child-pool.ts'
import { FairQueue } from './fair-queue.ts'
import { readableCode } from './readable-code.ts'

const FOLDER = join(import.meta.dirname, 'pdf')
const queue = new FairQueue({ atOnce: 1, mostOfOne: 3, most: 20 })

/** Two pages take 60 ms; twenty thousand small objects, which a received file may have, more than a second. */
const pool = new ChildPool<Uint8Array[], Uint8Array | null>(join(FOLDER, 'merge-child.ts'), {
  heapMb: 128,
  residentMb: 260,
  seconds: 5,
  reads: readableCode(FOLDER),
})

/**
 * Several PDFs as one, in a process of its own: what people sent holds up nobody else.
 * @param personId who asks: each has a turn after the others'
 * @throws HttpError 422 for what takes too much, 429 or 503 with the seconds to wait
 */
export async function mergePdfs(personId: number, files: Uint8Array[]): Promise<Uint8Array> {
  const result = await queue.run(personId, () => pool.run(files))
  if ('answer' in result && result.answer) return result.answer
  throw new HttpError(422, 'Ce CV est trop lourd pour être joint au dossier. Téléchargez-le à part.')
}
