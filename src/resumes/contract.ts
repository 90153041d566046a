import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { flag, idParams, requiredText } from '#src/shared/fields.ts'
import { pageNumber, paginated } from '#src/shared/paginated.ts'
import { removedParts } from '#src/shared/removed-parts.ts'
import { RESUME_PDF_MAX_BYTES, resumePdf } from '#src/shared/resume-pdf.ts'

/** The browser's form and the server check with the same rules. */
export const resumeInput = z.object({
  title: requiredText(
    'Veuillez entrer le titre de votre CV.',
    255,
    'Le titre ne doit pas dépasser 255 caractères.',
  ),
  name: requiredText(
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
  /** Absent or null: the joined file stays as it is. */
  file: resumePdf.nullish(),
})

export type ResumeInput = z.output<typeof resumeInput>

export const resumeReply = z.object({
  id: z.number(),
  title: z.string(),
  name: z.string(),
  description: z.string(),
  is_draft: z.boolean(),
  has_file: z.boolean(),
  file_name: z.string().nullable(),
  file_size: z.number().nullable(),
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
})

export type UsableResume = z.output<typeof usableResume>

const files = { file: { maxBytes: RESUME_PDF_MAX_BYTES } }
const one = z.object({ data: resumeReply })
const kept = one.extend({ removed: removedParts })

export const listResumes = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes',
  summary: 'Les CV enregistrés de la personne connectée.',
  query: z.object({ page: pageNumber }),
  reply: paginated(resumeReply),
})

export const listUsableResumes = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/apply',
  summary: 'Les CV qui peuvent servir à postuler\u00a0: ceux qui ne sont pas des brouillons.',
  reply: z.object({ data: z.array(usableResume) }),
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
  body: resumeInput,
  files,
  reply: kept,
  status: 201,
})

/** Also as POST with `_method=put`. */
export const updateResume = endpoint({
  method: 'PUT',
  path: '/api/applicant/resumes/:id',
  summary: 'Modifie un CV enregistré.',
  params: idParams,
  body: resumeInput,
  files,
  reply: kept,
})

export const deleteResume = endpoint({
  method: 'DELETE',
  path: '/api/applicant/resumes/:id',
  summary: 'Supprime un CV\u00a0; les candidatures déjà envoyées gardent leur copie.',
  params: idParams,
  status: 204,
})

/** Sends `application/pdf` as an attachment, not JSON. */
export const downloadResume = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/:id/pdf',
  summary: 'Le CV au format PDF\u00a0: le fichier joint, ou celui composé à partir des champs.',
  params: idParams,
})
