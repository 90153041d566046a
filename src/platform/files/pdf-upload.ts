import { createHash } from 'node:crypto'
import { MESSAGES } from '#src/shared/messages.ts'
import type { RemovedPart } from '#src/shared/removed-parts.ts'
import type { UploadedFile } from '#src/shared/uploaded-file.ts'
import type { Env } from '../env.ts'
import { invalid } from '../errors.ts'
import { checkFile, type Received } from './check-file.ts'
import { FairQueue } from './fair-queue.ts'
import type { PdfRefusal, Rewritten } from './pdf/rewrite.ts'
import { rewriteInChild } from './pdf-rewriting.ts'

const REFUSALS: Record<PdfRefusal, string> = {
  not_pdf: MESSAGES.resume_pdf_not_pdf,
  encrypted: 'Le fichier est protégé par un mot de passe. Enregistrez-le sans protection.',
  damaged: 'Le fichier est endommagé. Enregistrez-le à nouveau, puis réessayez.',
  too_long: 'Le fichier a plus de 300 pages. Choisissez un fichier plus court.',
  too_complex: 'Le fichier est trop complexe à lire. Enregistrez-le comme un PDF simple.',
}

/** A received PDF made anew: what is kept and shown, and what of the received one is not in it. */
export interface CleanPdf {
  bytes: Uint8Array
  /** Fit for a header and a folder, ending in `.pdf`. */
  name: string
  removed: RemovedPart[]
}

/**
 * The received PDF rewritten without anything that acts, carries another file or leads elsewhere than to the web.
 * @throws HttpError 422 on the field; 429 or 503 with the seconds to wait
 */
export async function cleanPdf(env: Env, file: UploadedFile, from: Received): Promise<CleanPdf> {
  const bytes = 'bytes' in file && file.bytes instanceof Uint8Array ? file.bytes : new Uint8Array()
  if (bytes.length !== file.size) throw invalid({ [from.field]: [MESSAGES.resume_pdf_too_large] })
  const result = await rewriteOnce(env, bytes, from)
  if (!result.ok) throw invalid({ [from.field]: [REFUSALS[result.reason]] })
  return { bytes: result.bytes, name: pdfName(file.name), removed: result.removed }
}

/**
 * Two are worked on at once, so that one is looked at for viruses while the other is rewritten; each that waits is held in
 * memory, so few may wait.
 */
const queue = new FairQueue({ atOnce: 2, mostOfOne: 5, most: 40 })
const underWay = new Map<string, Promise<Rewritten>>()

/** A button that is pressed twice sends the same file twice: the second one waits for the first one's answer. */
function rewriteOnce(env: Env, bytes: Uint8Array, from: Received): Promise<Rewritten> {
  const key = `${from.personId} ${from.field} ${createHash('sha256').update(bytes).digest('hex')}`
  const known = underWay.get(key)
  if (known) return known
  const rewriting = checkFile(env, bytes, from, queue, () => rewriteInChild(bytes)).finally(() =>
    underWay.delete(key),
  )
  underWay.set(key, rewriting)
  return rewriting
}

/** A file name fit for a header and a folder, ending in `.pdf`. */
export function pdfName(name: string): string {
  const plain = name
    .replace(/\.pdf$/i, '')
    .replaceAll(/[\p{C}"\\/:*?<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // The name is cut between whole characters, because half of a surrogate pair can stand in no header.
  return `${[...plain].slice(0, 100).join('') || 'CV'}.pdf`
}
