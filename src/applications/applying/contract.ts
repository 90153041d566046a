import { z } from 'zod'
import { visitQuery } from '#src/offers/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { RESUME_PDF_MAX_BYTES } from '#src/shared/files/limits.ts'
import { removedParts } from '#src/shared/removed-parts.ts'
import { applicationItem } from '../following/contract.ts'
import { applicationInput } from './shared/application-input.ts'

/** What the form of an application has to know before it is sent. */
export const showBeforeApplying = endpoint({
  method: 'GET',
  path: '/api/applicant/applying',
  summary:
    'Ce que le formulaire de candidature doit savoir\u00a0: la dernière candidature et ce qui reste du jour.',
  reply: z.object({
    data: z.object({
      /** What was asked and written last time is one press away; null before a first application. */
      last: z
        .object({
          letter: z.string(),
          min_salary_expectation: z.number(),
          max_salary_expectation: z.number(),
        })
        .nullable(),
      /** A letter that was sent before has its key here (`letterKey`). */
      sent_letters: z.array(
        z.object({
          key: z.string(),
          job_offer_title: z.string(),
          company: z.string(),
          sent_at: z.string(),
        }),
      ),
      /** So many applications may still be sent today, of so many a day. */
      left_today: z.number(),
      a_day: z.number(),
    }),
  }),
})

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
