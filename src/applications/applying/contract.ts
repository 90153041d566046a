import { z } from 'zod'
import { visitQuery } from '#src/offers/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { removedParts } from '#src/shared/removed-parts.ts'
import { RESUME_PDF_MAX_BYTES } from '#src/shared/resume-pdf.ts'
import { applicationItem } from '../following/contract.ts'
import { applicationInput } from './shared/application-input.ts'

/** The status is 201, or 200 with the existing application, as it is, where the person has one to this offer. */
export const postApplication = endpoint({
  method: 'POST',
  path: '/api/applicant/applications',
  summary: 'Envoie une candidature.',
  query: visitQuery,
  body: applicationInput,
  files: { resume_pdf: { maxBytes: RESUME_PDF_MAX_BYTES } },
  /** Where `created` is false, nothing was sent and what was written stays with the person. */
  reply: z.object({ data: applicationItem, created: z.boolean(), removed: removedParts }),
  status: [201, 200],
})
