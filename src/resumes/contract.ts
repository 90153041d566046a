import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { flag, idParams, requiredLine, requiredText } from '#src/shared/fields.ts'
import { RESUME_PDF_MAX_BYTES } from '#src/shared/files/limits.ts'
import { pageNumber, paginated } from '#src/shared/paginated.ts'
import { removedParts } from '#src/shared/removed-parts.ts'
import { resumePdf } from '#src/shared/resume-pdf.ts'
import { TEMPLATE_NAMES } from './shared/document.ts'
import { resumeDocument } from './shared/document-schema.ts'

/** The browser's form and the server check with the same rules. */
export const resumeInput = z.object({
  title: requiredLine(
    'Veuillez entrer le titre de votre CV.',
    255,
    'Le titre ne doit pas dépasser 255 caractères.',
  ),
  name: requiredLine(
    'Veuillez entrer le nom de votre CV.',
    255,
    'Le nom ne doit pas dépasser 255 caractères.',
  ),
  description: requiredText(
    'Veuillez entrer une description.',
    255,
    'La description ne doit pas dépasser 255 caractères.',
  ),
  is_draft: flag('Veuillez préciser si ce CV est un brouillon.'),
  /** Without a value, or with null, the joined file stays as it is. */
  file: resumePdf.nullish(),
})

export type ResumeInput = z.output<typeof resumeInput>

/** A new CV may also bring what was written in the builder, as JSON. */
const newResumeInput = resumeInput.extend({ document: resumeDocument.nullish() })

export type NewResumeInput = z.output<typeof newResumeInput>

/** Read with a file, written here, or made of the profile whenever it is printed. */
const RESUME_KINDS = ['file', 'built', 'profile'] as const

/** What tells one state of a CV from the next, in the address of its picture. */
const state = { kind: z.enum(RESUME_KINDS), revision: z.number() }

export const resumeReply = z.object({
  id: z.number(),
  title: z.string(),
  name: z.string(),
  description: z.string(),
  is_draft: z.boolean(),
  has_file: z.boolean(),
  file_name: z.string().nullable(),
  file_size: z.number().nullable(),
  ...state,
  template: z.enum(TEMPLATE_NAMES).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})

export type Resume = z.output<typeof resumeReply>

const usableResume = z.object({
  id: z.number(),
  title: z.string(),
  name: z.string(),
  updated_at: z.string(),
  has_file: z.boolean(),
  ...state,
})

export type UsableResume = z.output<typeof usableResume>

const files = { file: { maxBytes: RESUME_PDF_MAX_BYTES } }
const one = z.object({ data: resumeReply })
const kept = one.extend({ removed: removedParts })

/** Counts the applications that were sent with the CV; each keeps a copy of it. */
const listedResume = resumeReply.extend({ applications_count: z.number() })

export type ListedResume = z.output<typeof listedResume>

export const listResumes = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes',
  summary: 'Les CV enregistrés de la personne connectée.',
  query: z.object({ page: pageNumber }),
  reply: paginated(listedResume).extend({
    /** So many of all are drafts, which cannot be sent. */
    drafts_count: z.number(),
  }),
})

export const listUsableResumes = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/apply',
  summary: 'Les CV qui peuvent servir à postuler\u00a0: ceux qui ne sont pas des brouillons.',
  reply: z.object({
    data: z.array(usableResume),
    /** The drafts, which can be finished; the last changed comes first. */
    drafts: z.array(usableResume),
  }),
})

export const showResume = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/:id',
  summary: 'Un CV enregistré.',
  params: idParams,
  reply: one,
})

export const createResume = endpoint({
  method: 'POST',
  path: '/api/applicant/resumes',
  summary: 'Enregistre un CV.',
  body: newResumeInput,
  files,
  reply: kept,
  status: 201,
})

/** A file is looked at as it is chosen, long before the form around it is whole. */
export const checkResumeFile = endpoint({
  method: 'POST',
  path: '/api/applicant/resumes/file-checks',
  summary: 'Vérifie qu’un fichier peut être joint comme CV\u00a0; rien n’est gardé.',
  body: z.object({ file: resumePdf }),
  files,
  reply: z.object({ removed: removedParts }),
})

/** The call may also be made as a POST with `_method=put`. */
export const updateResume = endpoint({
  method: 'PUT',
  path: '/api/applicant/resumes/:id',
  summary: 'Modifie un CV enregistré.',
  params: idParams,
  body: resumeInput,
  files,
  reply: kept,
})

/** The reply is `application/pdf` as an attachment rather than JSON. */
export const downloadResume = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/:id/pdf',
  summary: 'Le CV au format PDF\u00a0: le fichier joint, ou celui composé à partir des champs.',
  params: idParams,
})
