import { join } from 'node:path'
import type { Actor } from '#src/abilities/actor.ts'
import type { Env } from '#src/platform/env.ts'
import { invalid } from '#src/platform/errors.ts'
import { checkFile } from '#src/platform/files/check-file.ts'
import { ChildPool } from '#src/platform/files/child-pool.ts'
import { FairQueue } from '#src/platform/files/fair-queue.ts'
import { readableCode } from '#src/platform/files/readable-code.ts'
import type { UploadedFile } from '#src/shared/uploaded-file.ts'
import type { Table, TableAnswer, TableRefusal } from './files/table.ts'
import { NOT_READ } from './shared/files.ts'

const SRC = join(import.meta.dirname, '../..')

/** A workbook of 10 000 lines takes less than a second and 150 MB. */
const pool = new ChildPool<Uint8Array, TableAnswer>(join(import.meta.dirname, 'files/child.ts'), {
  heapMb: 200,
  residentMb: 360,
  seconds: 8,
  reads: [
    ...readableCode(import.meta.dirname),
    ...readableCode(join(SRC, 'shared')),
    ...readableCode(join(SRC, 'platform/files/contents')),
  ],
})
const queue = new FairQueue({ atOnce: 1, mostOfOne: 3, most: 10 })

const REFUSALS: Record<TableRefusal, string> = {
  unknown: NOT_READ,
  encrypted: 'Le fichier est protégé par un mot de passe. Enregistrez-le sans protection.',
  damaged: 'Le fichier est endommagé. Téléchargez-le à nouveau, puis réessayez.',
  too_complex: 'Le fichier est trop lourd à lire. Enregistrez-le en CSV, ou par mois.',
  too_long: 'Le relevé a plus de 10\u00A0000 lignes. Importez-le en plusieurs fois, par mois par exemple.',
  empty: 'Le fichier est vide.',
}

/**
 * Reads a received statement as a table, in a process of its own that is killed when it takes too much.
 * @throws HttpError 422 on `file`, 429 or 503 with the seconds to wait
 */
export async function readStatementFile(
  env: Env,
  actor: Pick<Actor, 'id'>,
  file: UploadedFile,
): Promise<Table> {
  const bytes = 'bytes' in file && file.bytes instanceof Uint8Array ? file.bytes : new Uint8Array()
  const from = { personId: actor.id, field: 'file' }
  const outcome = await checkFile(env, bytes, from, queue, () => pool.run(bytes))
  const answer = 'answer' in outcome ? outcome.answer : ({ ok: false, reason: 'too_complex' } as const)
  if (!answer.ok) throw invalid({ file: [REFUSALS[answer.reason]] })
  return answer.table
}
