import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'

const EXPORT_FORMATS = ['json', 'docx', 'txt'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Sends a file as an attachment, not JSON. The PDF has an address of its own. */
export const exportResume = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/:id/exports/:format',
  summary: 'Un CV écrit ici, en JSON Resume, pour Word ou en texte seul.',
  params: idParams.extend({ format: z.enum(EXPORT_FORMATS) }),
})
