import { uploadedFile } from './uploaded-file.ts'

/** Bytes of a PDF or a picture of a paper. */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024

/** What a larger one is refused for. */
export const DOCUMENT_TOO_LARGE = 'Le fichier doit faire 5\u00a0Mo au plus.'

/** A PDF or a picture; what is in it is looked at once it is here. */
export const documentFile = uploadedFile('Choisissez un fichier.').refine(
  ({ size }) => size <= DOCUMENT_MAX_BYTES,
  DOCUMENT_TOO_LARGE,
)
