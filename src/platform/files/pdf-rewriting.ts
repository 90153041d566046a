import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { HttpError } from '../errors.ts'
import { ChildPool } from './child-pool.ts'
import type { Rewritten } from './pdf/rewrite.ts'

const HERE = realpathSync(join(import.meta.dirname, 'pdf'))
const ROOT = join(HERE, '../../../..')

/** A usual CV takes 10 ms and 90 MB. */
const pool = new ChildPool<Uint8Array, Rewritten>(join(HERE, 'child.ts'), {
  heapMb: 96,
  residentMb: 200,
  seconds: 5,
  reads: [`${HERE}/`, `${realpathSync(join(ROOT, 'node_modules'))}/`, join(ROOT, 'package.json')],
})

/**
 * Rewrites a received PDF in a process of its own, killed when it takes too much memory or time: see `rewritePdf`.
 * @throws HttpError 503 when no process can be started
 */
export async function rewriteInChild(bytes: Uint8Array): Promise<Rewritten> {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
    return { ok: false, reason: 'not_pdf' }
  const result = await pool.run(bytes).catch((cause: unknown) => {
    throw unavailable(cause)
  })
  return 'answer' in result ? result.answer : { ok: false, reason: 'too_complex' }
}

function unavailable(cause: unknown): HttpError {
  return new HttpError(
    503,
    'La vérification des fichiers est momentanément indisponible. Réessayez dans quelques minutes.',
    { headers: { 'retry-after': '60' }, cause },
  )
}
