import { findPdfStart } from '#src/shared/files/pdf.ts'
import type { RemovedPart } from '#src/shared/removed-parts.ts'
import type { UploadedFile } from '#src/shared/uploaded-file.ts'
import type { Env } from '../env.ts'
import { invalid } from '../errors.ts'
import { cleanPdf, pdfName } from './pdf-upload.ts'
import { makePicture } from './picture.ts'

/** The papers of a card are read at this size. */
const LEGIBLE = { width: 2400, height: 2400, fit: 'inside' } as const
const NEITHER = 'Choisissez un PDF ou une image (PNG, JPEG ou WebP) de 5\u00A0Mo au plus.'

/** What is kept of a received paper: a PDF or a picture made anew, whatever its name says it is. */
export interface CleanDocument {
  bytes: Uint8Array
  name: string
  content_type: string
  extension: 'pdf' | 'webp'
  removed: RemovedPart[]
}

/** A received PDF or picture made anew. @throws HttpError 422 on `file`; 429 or 503 with the seconds to wait */
export async function cleanDocument(
  env: Env,
  actor: { id: number },
  file: UploadedFile,
): Promise<CleanDocument> {
  const bytes = 'bytes' in file && file.bytes instanceof Uint8Array ? file.bytes : new Uint8Array()
  const from = { personId: actor.id, field: 'file' }
  if (findPdfStart(bytes) >= 0) {
    const { bytes: clean, name, removed } = await cleanPdf(env, file, from)
    return { bytes: clean, name, content_type: 'application/pdf', extension: 'pdf', removed }
  }
  if (!isPicture(bytes)) throw invalid({ file: [NEITHER] })
  const [picture = new Uint8Array()] = await makePicture(env, bytes, from, [LEGIBLE])
  const name = pdfName(file.name.replace(/\.\w{1,5}$/, '')).replace(/\.pdf$/, '.webp')
  return { bytes: picture, name, content_type: 'image/webp', extension: 'webp', removed: [] }
}

function isPicture(bytes: Uint8Array): boolean {
  return ['\x89PNG', '\xff\xd8\xff', 'RIFF'].some((mark) => startsWith(bytes, mark))
}

/** Whether the bytes begin with a mark. @param mark one character for each byte */
function startsWith(bytes: Uint8Array, mark: string): boolean {
  return [...mark].every((character, index) => bytes[index] === character.charCodeAt(0))
}
