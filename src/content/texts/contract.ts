import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { rowId } from '#src/shared/fields.ts'
import { TEXT_PAGE_NAMES } from './shared/pages.ts'

const version = z.object({
  id: z.number(),
  /** From when on it counts. */
  effective_from: z.string(),
})

const pageText = z.object({
  page: z.enum(TEXT_PAGE_NAMES),
  lead: z.string(),
  /** `html` is of plain tags; `{cookies}` alone in a paragraph stands for their list. */
  sections: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })),
  version,
  /** Whether it is what counts today. */
  is_present: z.boolean(),
  /** Every version of a text that binds people, the last one first; none of any other. */
  versions: z.array(version),
})
export type PageText = z.output<typeof pageText>

export const showPageText = endpoint({
  method: 'GET',
  path: '/api/page-texts/:page',
  summary: 'Le texte d’une page, ou une autre version de ce qui engage.',
  params: z.object({ page: z.enum(TEXT_PAGE_NAMES) }),
  query: z.object({
    /** A version by its number; what is none stands for the present one. */
    version: rowId().optional().catch(undefined),
  }),
  reply: z.object({ data: pageText }),
})
