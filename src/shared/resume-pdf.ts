import { RESUME_PDF_MAX_BYTES } from './files/limits.ts'
import { EMPTY_FILE, findPdfStart } from './files/pdf.ts'
import { findRefusal } from './files/refusals.ts'
import { MESSAGES } from './messages.ts'
import { type UploadedFile, uploadedFile } from './uploaded-file.ts'

/**
 * Programs that do not know the type of a file name these; they are let through, because the server looks at the
 * content.
 */
const UNKNOWN = ['', 'application/octet-stream']
/** Browsers and systems call a PDF so: `application/x-pdf`, `text/pdf`, `application/acrobat`. */
const CALLED_PDF = /^(?:applications?|text)\/(?:x-|vnd\.)?(?:pdf|acrobat)\b/i

function isPdf(file: UploadedFile): boolean {
  // A file that is said to be a picture is no CV, whatever it holds.
  if (!CALLED_PDF.test(file.type) && !UNKNOWN.includes(file.type)) return false
  const bytes = 'bytes' in file && file.bytes instanceof Uint8Array ? file.bytes : null
  return !bytes || bytes.length === 0 || findPdfStart(bytes) >= 0
}

/** A joined CV: its size, what it is called and, on the server, its content. */
export const resumePdf = uploadedFile(MESSAGES.resume_pdf_not_pdf)
  .superRefine((file, context) => {
    const message = resumePdfProblem(file)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .meta({ description: 'PDF de 2 Mo au plus.' })

function resumePdfProblem(file: UploadedFile): string | null {
  if (file.size > RESUME_PDF_MAX_BYTES) return MESSAGES.resume_pdf_too_large
  if (!isPdf(file)) return MESSAGES.resume_pdf_not_pdf
  return file.size === 0 ? EMPTY_FILE : (findRefusal(file) ?? null)
}
