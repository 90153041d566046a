import { MESSAGES } from '#src/shared/messages.ts'
import type { UploadedFile } from '#src/shared/uploaded-file.ts'
import type { Env } from '../env.ts'
import { invalid } from '../errors.ts'
import { isClean } from './antivirus.ts'
import { checkPdf, type PdfRefusal } from './pdf-check.ts'

const REFUSALS: Record<PdfRefusal, string> = {
  not_pdf: MESSAGES.resume_pdf_not_pdf,
  encrypted: 'Le fichier est protégé par un mot de passe. Enregistrez-le sans protection.',
  scripted: 'Le fichier contient des actions automatiques. Enregistrez-le comme un PDF simple.',
  attachments: 'Le fichier contient des pièces jointes. Enregistrez-le sans elles.',
  damaged: 'Le fichier est endommagé. Enregistrez-le à nouveau, puis réessayez.',
  too_slow: 'Le fichier est trop complexe à lire. Enregistrez-le comme un PDF simple.',
}

/**
 * The bytes of a received PDF once they were found sound and clean.
 * @param field where the form shows a refusal
 * @throws HttpError 422 on `field`, or 503 while the antivirus is away
 */
export async function soundPdf(env: Env, file: UploadedFile, field: string): Promise<Uint8Array> {
  const bytes = 'bytes' in file && file.bytes instanceof Uint8Array ? file.bytes : new Uint8Array()
  if (bytes.length !== file.size) throw invalid({ [field]: [MESSAGES.resume_pdf_too_large] })
  if (env.CLAMD_URL && !(await isClean(env.CLAMD_URL, bytes)))
    throw invalid({ [field]: ['Le fichier contient un virus. Il n’a pas été gardé.'] })
  const verdict = await checkPdf(bytes)
  if (!verdict.ok) throw invalid({ [field]: [REFUSALS[verdict.reason]] })
  return bytes
}

/** A file name fit for a header and a folder, ending in `.pdf`. */
export function pdfName(name: string): string {
  const plain = name
    .replace(/\.pdf$/i, '')
    .replaceAll(/[\p{C}"\\/:*?<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
  return `${plain || 'CV'}.pdf`
}
