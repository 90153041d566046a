import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { resumeDocument } from '../shared/document-schema.ts'

/** Each page is an SVG of A4, shown as a picture: it is not text for who cannot see it. */
export const previewResume = endpoint({
  method: 'POST',
  path: '/api/applicant/resumes/preview',
  summary: 'Les pages d’un CV telles qu’elles seront imprimées, sans rien enregistrer.',
  body: z.object({ document: resumeDocument }),
  reply: z.object({ data: z.object({ pages: z.array(z.string()) }) }),
})
