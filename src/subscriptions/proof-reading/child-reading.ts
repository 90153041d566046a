import { join } from 'node:path'
import { ChildPool } from '#src/platform/files/child-pool.ts'
import { readableCode } from '#src/platform/files/readable-code.ts'
import { NOTHING_READ, type ProofValues } from './shared/proof-values.ts'
import type { ProofAnswer, ProofFile } from './task.ts'

const SRC = join(import.meta.dirname, '../..')

/**
 * A receipt takes half a second and 110 MB; a page full of text takes some seconds. It has a process of its own, so that a
 * picture full of noise holds up no upload.
 */
const pool = new ChildPool<ProofFile, ProofAnswer>(join(import.meta.dirname, 'child.ts'), {
  heapMb: 160,
  residentMb: 420,
  seconds: 12,
  // On a busy machine those are four times as long by the clock; jobs give up after two minutes, and some wait for this one.
  patience: 4,
  reads: [
    ...readableCode(import.meta.dirname),
    ...readableCode(join(SRC, 'resumes')),
    ...readableCode(join(SRC, 'shared')),
    ...readableCode(join(SRC, 'reference/shared')),
    ...readableCode(join(SRC, 'platform/files/contents')),
  ],
  native: true,
  own: { processes: 1, waiting: 8 },
  idleSeconds: 10,
})

/**
 * Reads what a proof says, in a process of its own that is killed when it takes too much; a proof that cannot be read
 * says nothing.
 * @throws HttpError 503 when too many wait or this machine is too busy
 */
export async function readProofFile(file: ProofFile): Promise<ProofValues> {
  const result = await pool.run(file)
  return ('answer' in result && result.answer) || NOTHING_READ
}
