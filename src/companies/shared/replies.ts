import { z } from 'zod'
import { TEXT_FIELDS, type TextField } from './sections.ts'

/** The texts of a company as they are kept, for who may read all of it. */
export const companyTexts = Object.fromEntries(
  TEXT_FIELDS.map((field) => [field, z.string().nullable()]),
) as Record<TextField, z.ZodNullable<z.ZodString>>

/** A company beside one's own applications, its logo drawn in the page. */
export const companyMark = z.object({
  name: z.string(),
  slug: z.string(),
  logo_svg: z.string().nullable(),
  /** The address of the logo's picture, which takes the place of the drawn mark. */
  logo: z.string().nullable(),
})

/** A company as lists name it. */
export const companyBrief = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  /** « Répond en N jours »: null while the company has not earned it. */
  answers_in_days: z.number().nullable(),
})

/** Days over which a company's answers are measured. */
export const MEASURED_DAYS = 90

/** Answered applications out of a hundred that should be by now, and how long half of the answers took at most. */
export const measuredResponse = z.object({ rate: z.number(), median_days: z.number().nullable() })

/** How a company answered over the last ninety days; null when nobody could expect an answer yet. */
export const responseReply = measuredResponse.nullable()
