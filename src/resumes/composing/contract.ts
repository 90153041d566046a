import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { resumeDocument } from '../shared/document-schema.ts'

/** What a page that is written asks for at each pause. */
export const preview = {
  body: z.object({
    document: resumeDocument,
    /** Letters whose outlines are here since the last one. */
    known_glyphs: z
      .array(z.string().regex(/^[0-9A-F]{10}$/))
      .max(3_000)
      .default([]),
  }),
  /** Each page is shown as a picture: it is not text for who cannot see it. */
  reply: z.object({
    data: z.object({
      pages: z.array(z.object({ svg: z.string(), glyphs: z.array(z.string()) })),
      outlines: z.record(z.string(), z.string()),
    }),
  }),
}

export const previewResume = endpoint({
  method: 'POST',
  path: '/api/applicant/resumes/preview',
  summary: 'Les pages d’un CV telles qu’elles seront imprimées, sans rien enregistrer.',
  ...preview,
})
