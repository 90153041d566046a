import { DOCUMENT_MAX_BYTES, DOCUMENT_TOO_LARGE } from './files/limits.ts'
import { uploadedFile } from './uploaded-file.ts'

/** A field for a PDF or a picture; the server looks at its content once it has come. */
export const documentFile = uploadedFile('Choisissez un fichier.').refine(
  ({ size }) => size <= DOCUMENT_MAX_BYTES,
  DOCUMENT_TOO_LARGE,
)
