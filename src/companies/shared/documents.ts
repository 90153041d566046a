import { z } from 'zod'
import { COMPANY_DOCUMENT_KINDS } from './moderated.ts'

/** A paper that proves a number, as its readers see it listed. */
export const companyDocument = z.object({
  id: z.number(),
  kind: z.enum(COMPANY_DOCUMENT_KINDS),
  name: z.string(),
  content_type: z.string(),
  /** The size is in bytes. */
  size: z.number(),
  created_at: z.string(),
})
export type CompanyDocument = z.output<typeof companyDocument>
