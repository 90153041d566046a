import { z } from 'zod'
import { pageNumber, sortByDate } from '#src/shared/paginated.ts'

/** A timestamp of a reply that the caller sends back, to say which state of things it decides on. */
export const timestamp = z.iso.datetime().transform((text) => new Date(text))

/** The page of a list that is asked for. */
export const listQuery = z.object({
  page: pageNumber,
  per_page: z.coerce.number().int().min(1).max(100).catch(25),
})

/** The same of a list that can be read from either end. */
export const sortedListQuery = listQuery.extend({ sort_by_date: sortByDate })

/** A text to search for; an empty one does not filter. */
export const searchText = z
  .string()
  .trim()
  .max(200)
  .optional()
  .transform((text) => text || undefined)

/** A day at Antananarivo, `2026-11-21`, that a list begins or ends with; what is none does not filter. */
export const filterDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .optional()
  .catch(undefined)

const REASON_MISSING = 'Dites pourquoi'

/** A reason that somebody reads, the company or a colleague in the log. */
export const reasonText = z
  .string({ error: REASON_MISSING })
  .trim()
  .min(1, REASON_MISSING)
  .max(2_000, 'Au plus 2 000 caractères')

/** A decision of the audit log, as a desk shows it beside its subject. */
export const decisionLine = z.object({
  at: z.string(),
  /** It is null where the site itself decided. */
  by: z.string().nullable(),
  action: z.string(),
  /** It is null where no reason was asked for. */
  why: z.string().nullable(),
})

const CODE = 'Veuillez entrer le code à six chiffres'

/** A code of the administrator's authenticator, shown again before what needs it. */
export const oneTimeCode = z
  .string({ error: CODE })
  .trim()
  .regex(/^\d{3} ?\d{3}$/, CODE)
  .transform((code) => code.replace(' ', ''))
