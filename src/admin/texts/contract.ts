import { z } from 'zod'
import { TEXT_LIMITS as LIMITS, TEXT_PAGE_NAMES } from '#src/content/texts/shared/pages.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { cleanText, requiredLine, tooLong } from '#src/shared/fields.ts'

const version = z.object({
  id: z.number(),
  lead: z.string(),
  /** The whole text as it is written, with a heading over each part. */
  body: z.string(),
  effective_from: z.string(),
  note: z.string().nullable(),
  written_at: z.string(),
  /** Null for what came with the program, and for an account that is gone. */
  written_by: z.string().nullable(),
})
export type TextVersion = z.output<typeof version>

const desk = z.object({
  page: z.enum(TEXT_PAGE_NAMES),
  today: z.string(),
  /** The number of the version that counts now. */
  present_id: z.number(),
  /** What a change names as that which it was made from. */
  seen_id: z.number(),
  /** Every version, the last to count first. */
  versions: z.array(version),
})
export type TextDesk = z.output<typeof desk>

const reply = z.object({ data: desk })
const params = z.object({ page: z.enum(TEXT_PAGE_NAMES) })

export const showWrittenText = endpoint({
  method: 'GET',
  path: '/api/admin/page-texts/:page',
  summary: 'Le texte d’une page, avec ce qu’elle a dit et ce qu’elle dira.',
  params,
  reply,
})

export const changePageText = endpoint({
  method: 'PUT',
  path: '/api/admin/page-texts/:page',
  summary: 'Donne un autre texte à une page, tout de suite ou à partir d’un jour. L’ancien reste lisible.',
  params,
  body: z.object({
    lead: requiredLine('Écrivez une phrase d’introduction.', LIMITS.lead, tooLong(LIMITS.lead)),
    body: z
      .string()
      .nullish()
      .transform(cleanText)
      .pipe(z.string().max(LIMITS.body, tooLong(LIMITS.body))),
    /** Null for at once. */
    effective_on: z.string().max(10).nullish(),
    note: z.string().trim().max(LIMITS.note, tooLong(LIMITS.note)).nullish(),
    seen_id: z.number().nullish(),
  }),
  reply,
})
