import { join } from 'node:path'
import type { Database } from '#src/platform/database.ts'
import { HttpError } from '#src/platform/errors.ts'
import { ChildPool } from '#src/platform/files/child-pool.ts'
import { readableCode } from '#src/platform/files/readable-code.ts'
import type { InvoiceRow } from '../issuing.ts'
import { findSignature } from '../seller.ts'
import { printInvoiceWords } from './printed.ts'
import type { InvoiceSet, InvoiceSetting } from './task.ts'

const SRC = join(import.meta.dirname, '../../..')
const RETRY_AFTER_SECONDS = 5

/** An invoice takes as long as a short CV. */
const pool = new ChildPool<InvoiceSetting, InvoiceSet>(join(import.meta.dirname, 'child.ts'), {
  heapMb: 96,
  residentMb: 420,
  seconds: 6,
  reads: [...readableCode(import.meta.dirname), join(SRC, 'resumes/composing/')],
  native: true,
  own: { processes: 1, waiting: 60 },
  idleSeconds: 30,
})

/**
 * An invoice or credit note as a tagged PDF of A4, set in a process of its own that is killed when it takes too much. It
 * is made from what was frozen when the document was issued, so that it comes out the same for ever.
 * @param appUrl where the public site is, for the address that confirms the document
 * @throws HttpError 503 when it cannot be set now, or too many are asked for
 */
export async function printInvoice(
  database: Database,
  invoice: InvoiceRow,
  appUrl: string,
): Promise<Uint8Array> {
  const signature = await findSignature(database, invoice.content.seller.signature_id)
  const result = await pool.run({ invoice: printInvoiceWords(invoice, appUrl, signature) })
  if ('answer' in result && 'pdf' in result.answer) return result.answer.pdf
  throw new HttpError(503, 'Ce document n’a pas pu être mis en page. Réessayez dans un instant.', {
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })
}
