import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { uploadedFile } from '#src/shared/uploaded-file.ts'
import { resumeDocument } from '../shared/document-schema.ts'

const IMPORT_MAX_BYTES = 10 * 1024 * 1024

const CHOOSE = 'Choisissez un fichier\u00a0: PDF, Word (.docx), JSON Resume ou l’archive de LinkedIn.'

const importInput = z.object({
  file: uploadedFile(CHOOSE).refine(
    ({ size }) => size <= IMPORT_MAX_BYTES,
    'Le fichier doit faire moins de 10\u00a0Mo.',
  ),
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
