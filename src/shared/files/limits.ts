/** A PDF or a picture of a paper may have so many bytes. */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024

/** The message for a larger one. */
export const DOCUMENT_TOO_LARGE = 'Le fichier doit faire 5\u00a0Mo au plus.'

/** Largest CV that may be joined, in bytes. */
export const RESUME_PDF_MAX_BYTES = 2 * 1024 * 1024
