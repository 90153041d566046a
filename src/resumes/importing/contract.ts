import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { EMPTY_FILE, findPdfStart } from '#src/shared/files/pdf.ts'
import { uploadedFile } from '#src/shared/uploaded-file.ts'
import { resumeDocument } from '../shared/document-schema.ts'

const IMPORT_MAX_BYTES = 10 * 1024 * 1024

const CHOOSE = 'Choisissez un fichier\u00a0: PDF, Word (.docx), JSON Resume ou l’archive de LinkedIn.'

/** Other kinds of files that people take for a CV: pictures, sounds and films, programs, pages of the web. */
const NEVER_CVS = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', 'BM', 'MZ', '\x7fELF', 'ID3', '<', '#!']
export const NO_CV =
  'Ce fichier n’est pas un CV que nous savons lire\u00a0: choisissez un PDF, un document Word (.docx), un fichier JSON Resume ou l’archive de LinkedIn.'

/** Tells by its first bytes a file that is never read as a CV, so that a browser need not send it. */
export function isNeverCv(bytes: Uint8Array): boolean {
  if (findPdfStart(bytes) >= 0) return false
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  return NEVER_CVS.some((mark) => start.startsWith(mark)) || start.slice(4, 8) === 'ftyp'
}

export const importInput = z.object({
  file: uploadedFile(CHOOSE)
    .refine(({ size }) => size <= IMPORT_MAX_BYTES, 'Le fichier doit faire moins de 10\u00a0Mo.')
    .refine(({ size }) => size > 0, EMPTY_FILE),
})

const importReply = z.object({
  document: resumeDocument,
  /** The words of the file that are not in the document. */
  unread: z.array(z.string()),
  /** Fields that are likely, not sure: `identity.last_name`, or an entry’s id and field. */
  doubts: z.array(z.string()),
  /** The text of the file in the order in which it was read. */
  source: z.string(),
})

export type ImportedResume = z.output<typeof importReply>

export const importResume = endpoint({
  method: 'POST',
  path: '/api/applicant/resumes/imports',
  summary: 'Lit un CV dans un fichier\u00a0; rien n’est gardé.',
  body: importInput,
  files: { file: { maxBytes: IMPORT_MAX_BYTES } },
  reply: z.object({ data: importReply }),
})

/** What the CV is called that the file is joined to: the one that is made of it begins so. */
const joinedReply = importReply.extend({
  resume: z.object({ title: z.string(), name: z.string(), description: z.string() }),
})

export type JoinedFile = z.output<typeof joinedReply>

export const readJoinedFile = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/:id/reading',
  summary: 'Lit le PDF joint d’un CV, pour en faire un CV écrit ici\u00a0; rien n’est gardé.',
  params: idParams,
  reply: z.object({ data: joinedReply }),
})
