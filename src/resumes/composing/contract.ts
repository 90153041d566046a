import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { resumeDocument } from '../shared/document-schema.ts'

export const previewResume = endpoint({
  method: 'POST',
  path: '/api/applicant/resumes/preview',
  summary: 'Les pages d’un CV tel qu’il est écrit, en SVG\u00a0; rien n’est gardé.',
  body: z.object({ document: resumeDocument }),
  reply: z.object({ data: z.object({ pages: z.array(z.string()) }) }),
})
