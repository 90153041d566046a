import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { removedParts } from '#src/shared/removed-parts.ts'
import { RESUME_PDF_MAX_BYTES } from '#src/shared/resume-pdf.ts'
import { applicationItem } from '../following/contract.ts'
import { applicationInput } from './shared/application-input.ts'

/** 201; an identical second submit answers 200 with the same application. */
export const postApplication = endpoint({
  method: 'POST',
  path: '/api/applicant/applications',
  summary: 'Envoie une candidature.',
  body: applicationInput,
  files: { resume_pdf: { maxBytes: RESUME_PDF_MAX_BYTES } },
  reply: z.object({ data: applicationItem, removed: removedParts }),
  status: [201, 200],
})
