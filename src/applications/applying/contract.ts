import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { RESUME_PDF_MAX_BYTES } from '#src/shared/resume-pdf.ts'
import { applicationItem } from '../following/contract.ts'

const raw = (schema: Record<string, unknown>) => z.unknown().optional().meta(schema)

/** What comes in, not judged yet: `applicationInput(today)` judges it, on both sides. */
const rawApplication = z.object({
  resume_type: raw({ type: 'string', enum: ['resume', 'pdf'] }),
  resume_id: raw({ type: ['integer', 'null'], description: 'Un CV enregistré\u00a0; vide pour un PDF.' }),
  resume_pdf: raw({ type: 'string', format: 'binary', description: 'PDF de 2 Mo au plus.' }),
  letter: raw({ type: 'string', minLength: 100, maxLength: 3_000 }),
  available_now: raw({ type: 'string', enum: ['1', '0'] }),
  availability_date: raw({ type: ['string', 'null'], format: 'date' }),
  min_salary_expectation: raw({ type: 'integer', minimum: 0, description: 'En ariary.' }),
  max_salary_expectation: raw({ type: 'integer', minimum: 0, description: 'En ariary.' }),
  offer_id: raw({ type: 'integer' }),
})

/** 201; an identical second submit answers 200 with the same application. */
export const postApplication = endpoint({
  method: 'POST',
  path: '/api/applicant/applications',
  summary: 'Envoie une candidature.',
  body: rawApplication,
  files: { resume_pdf: { maxBytes: RESUME_PDF_MAX_BYTES } },
  reply: z.object({ data: applicationItem }),
  status: 201,
})
