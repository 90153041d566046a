import { join } from 'node:path'
import { ChildPool } from '#src/platform/files/child-pool.ts'
import { readableCode } from '#src/platform/files/readable-code.ts'
import type { ImportAnswer } from './reading.ts'

const SRC = join(import.meta.dirname, '../..')

/** A usual PDF takes 300 ms and 110 MB the first time, then 30 ms. */
const pool = new ChildPool<Uint8Array, ImportAnswer>(join(import.meta.dirname, 'files/child.ts'), {
  heapMb: 160,
  residentMb: 320,
  seconds: 6,
  reads: [
    ...readableCode(join(SRC, 'resumes')),
    ...readableCode(join(SRC, 'shared')),
    ...readableCode(join(SRC, 'reference/shared')),
    ...readableCode(join(SRC, 'platform/files/contents')),
  ],
})

/**
 * Reads a file as a CV in a process of its own, killed when it takes too much memory or time: see `readFile`.
 * @throws HttpError 503 when no process can be started
 */
export async function readInChild(bytes: Uint8Array): Promise<ImportAnswer> {
  const result = await pool.run(bytes)
  return 'answer' in result ? result.answer : { ok: false, reason: 'too_complex' }
}
