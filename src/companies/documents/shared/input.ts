import { uploadedFile } from '#src/shared/uploaded-file.ts'

export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024

export const documentFile = uploadedFile('Choisissez un fichier.').refine(
  ({ size }) => size <= DOCUMENT_MAX_BYTES,
  'Le fichier doit faire 5\u00a0Mo au plus.',
)
