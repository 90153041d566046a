import { join } from 'node:path'
import { unavailable } from '#src/platform/errors.ts'
import { ChildPool } from '#src/platform/files/child-pool.ts'
import { readableCode } from '#src/platform/files/readable-code.ts'
import type { PosterTask } from './poster.ts'

const pool = new ChildPool<PosterTask, Uint8Array | null>(join(import.meta.dirname, 'child.ts'), {
  heapMb: 64,
  residentMb: 320,
  seconds: 5,
  reads: readableCode(import.meta.dirname),
  native: true,
  own: { processes: 1, waiting: 30 },
  idleSeconds: 30,
})

/**
 * A poster as a PDF of A4, set in a process of its own that is killed when it takes too much.
 * @throws HttpError 503 when it cannot be set now, or too many are asked for
 */
export async function printPoster(task: PosterTask): Promise<Uint8Array> {
  const outcome = await pool.run(task)
  if (!('answer' in outcome) || !outcome.answer) throw unavailable()
  return outcome.answer
}
