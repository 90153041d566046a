import { MESSAGES } from './messages.ts'
import { type UploadedFile, uploadedFile } from './uploaded-file.ts'

/** Largest CV that may be joined, in bytes. */
export const RESUME_PDF_MAX_BYTES = 2 * 1024 * 1024

/** What a program that does not know the kind of a file calls it; the server looks at the content anyway. */
const UNKNOWN = ['', 'application/octet-stream']

function claimsPdf(file: UploadedFile): boolean {
  return file.type === 'application/pdf' || UNKNOWN.includes(file.type)
}

/** A joined CV: size and claimed type; whether it is a sound PDF is checked on the server. */
export const resumePdf = uploadedFile(MESSAGES.resume_pdf_not_pdf)
  .refine((file) => file.size <= RESUME_PDF_MAX_BYTES, {
    message: MESSAGES.resume_pdf_too_large,
    abort: true,
  })
  .refine(claimsPdf, MESSAGES.resume_pdf_not_pdf)
