import { MESSAGES } from './messages.ts'
import { type UploadedFile, uploadedFile } from './uploaded-file.ts'

/** Largest CV that may be joined, in bytes. */
export const RESUME_PDF_MAX_BYTES = 2 * 1024 * 1024

/**
 * Programs that do not know the type of a file name these; they are let through, because the server looks at the
 * content.
 */
const UNKNOWN = ['', 'application/octet-stream']

function claimsPdf(file: UploadedFile): boolean {
  return file.type === 'application/pdf' || UNKNOWN.includes(file.type)
}

/** A joined CV: size and claimed type; whether it is a sound PDF is checked on the server. */
export const resumePdf = uploadedFile(MESSAGES.resume_pdf_not_pdf)
  .superRefine((file, context) => {
    const message = resumePdfProblem(file)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .meta({ description: 'PDF de 2 Mo au plus.' })

function resumePdfProblem(file: UploadedFile): string | null {
  if (file.size > RESUME_PDF_MAX_BYTES) return MESSAGES.resume_pdf_too_large
  return claimsPdf(file) ? null : MESSAGES.resume_pdf_not_pdf
}
