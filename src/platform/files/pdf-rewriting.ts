import { join } from 'node:path'
import { findPdfStart } from '#src/shared/files/pdf.ts'
import { ChildPool } from './child-pool.ts'
import type { Rewritten } from './pdf/rewrite.ts'
import { readableCode } from './readable-code.ts'

const FOLDER = join(import.meta.dirname, 'pdf')

/** The limits leave room beside a usual CV, which takes 10 ms and 90 MB. */
const pool = new ChildPool<Uint8Array, Rewritten>(join(FOLDER, 'child.ts'), {
  heapMb: 96,
  residentMb: 200,
  seconds: 5,
  reads: readableCode(FOLDER),
})

/**
 * Rewrites a received PDF in a process of its own, killed when it takes too much memory or time: see `rewritePdf`.
 * @throws HttpError 503 when no process can be started
 */
export async function rewriteInChild(bytes: Uint8Array): Promise<Rewritten> {
  const start = findPdfStart(bytes)
  if (start < 0) return { ok: false, reason: 'not_pdf' }
  // The places that a PDF names are counted from its header.
  const result = await pool.run(bytes.subarray(start))
  return 'answer' in result ? result.answer : { ok: false, reason: 'too_complex' }
}
