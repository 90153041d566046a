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
