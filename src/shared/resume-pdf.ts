import { MESSAGES } from './messages.ts'
import { findRefusal, type UploadedFile, uploadedFile } from './uploaded-file.ts'

/** Largest CV that may be joined, in bytes. */
export const RESUME_PDF_MAX_BYTES = 2 * 1024 * 1024

/**
 * Programs that do not know the type of a file name these; they are let through, because the server looks at the
 * content.
 */
const UNKNOWN = ['', 'application/octet-stream']
/** Browsers and systems call a PDF so: `application/x-pdf`, `text/pdf`, `application/acrobat`. */
const CALLED_PDF = /^(?:applications?|text)\/(?:x-|vnd\.)?(?:pdf|acrobat)\b/i

/** Readers look for the header of a PDF among so many bytes (ISO 32000-1, implementation note 13). */
const MOST_BYTES_BEFORE = 1_024
const HEADER = '%PDF-'
/** So many first bytes of a file tell whether it is a PDF. */
export const FIRST_BYTES = MOST_BYTES_BEFORE + HEADER.length
export const EMPTY_FILE = 'Le fichier est vide. Choisissez-en un autre.'
/** What begins so is a file of another kind, whatever stands in it further on. */
const OTHER_KINDS = [
  'GIF8',
  '\x89PNG',
  '\xff\xd8\xff',
  'RIFF',
  'PK',
  'MZ',
  '\x7fELF',
  '{',
  '<',
  '#!',
  '\xd0\xcf\x11\xe0',
]

/** Finds where a PDF begins in a file, because mails and scanners leave lines before it; -1 for what is no PDF. */
export function findPdfStart(bytes: Uint8Array): number {
  const start = String.fromCharCode(...bytes.subarray(0, FIRST_BYTES))
  const content = start.replace(/^(?:\xef\xbb\xbf|\s|\0)+/, '')
  return OTHER_KINDS.some((mark) => content.startsWith(mark)) ? -1 : start.indexOf(HEADER)
}

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
