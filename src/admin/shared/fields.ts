import { z } from 'zod'
import { pageNumber } from '#src/shared/paginated.ts'

/** A moment as a reply told it, told back. */
export const moment = z.iso.datetime().transform((text) => new Date(text))

/** What every list takes. */
export const listQuery = z.object({
  page: pageNumber,
  per_page: z.coerce.number().int().min(1).max(100).catch(25),
})

/** What is looked for; empty is nothing. */
export const searched = z
  .string()
  .trim()
  .max(200)
  .optional()
  .transform((text) => text || undefined)

const REASON_MISSING = 'Dites pourquoi'

/** Why, in words. */
export const reasonText = z
  .string({ error: REASON_MISSING })
  .trim()
  .min(1, REASON_MISSING)
  .max(2_000, 'Au plus 2 000 caractères')

/** Something that was decided, as a screen shows it beside its subject. */
export const decisionLine = z.object({
  at: z.string(),
  /** Null for the site itself. */
  by: z.string().nullable(),
  action: z.string(),
  /** Why, in words. */
  why: z.string().nullable(),
})
