import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { SIZES, SPACINGS } from '../shared/document.ts'
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
      /** Where each section and each entry stands, by their ids; the entry is empty for the section as a whole. */
      parts: z.array(
        z.object({
          section: z.string(),
          entry: z.string(),
          first_page: z.number(),
          last_page: z.number(),
          /** How far down its last page it ends, from 0 at the upper margin to 1 at the lower one. */
          end: z.number(),
        }),
      ),
    }),
  }),
}

/** In which size and spacing a CV has no more pages than are wanted. */
export const fitting = {
  body: z.object({ document: resumeDocument, pages: z.number().int().min(1).max(2) }),
  reply: z.object({
    data: z.object({
      size: z.enum(SIZES),
      spacing: z.enum(SPACINGS),
      /** More than were wanted where the CV is too long even in the densest look, which is the one told. */
      pages: z.number(),
    }),
  }),
}

export const fitResume = endpoint({
  method: 'POST',
  path: '/api/applicant/resumes/fitting',
  summary:
    'La taille et l’espacement les plus lisibles dans lesquels un CV tient en une ou deux pages, sans rien enregistrer.',
  ...fitting,
})

export const previewResume = endpoint({
  method: 'POST',
  path: '/api/applicant/resumes/preview',
  summary: 'Les pages d’un CV telles qu’elles seront imprimées, sans rien enregistrer.',
  ...preview,
})
