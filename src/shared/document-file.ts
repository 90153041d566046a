import { uploadedFile } from './uploaded-file.ts'

/** A PDF or a picture of a paper may have so many bytes. */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024

/** The message for a larger one. */
export const DOCUMENT_TOO_LARGE = 'Le fichier doit faire 5\u00a0Mo au plus.'

/** A field for a PDF or a picture; the server looks at its content once it has come. */
export const documentFile = uploadedFile('Choisissez un fichier.').refine(
  ({ size }) => size <= DOCUMENT_MAX_BYTES,
  DOCUMENT_TOO_LARGE,
)
