import { z } from 'zod'
import { companyMark } from '#src/companies/shared/replies.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { RESUME_PDF_MAX_BYTES } from '#src/shared/files/limits.ts'
import { removedParts } from '#src/shared/removed-parts.ts'
import { resumePdf } from '#src/shared/resume-pdf.ts'
import { draftContent } from './shared/content.ts'

/** A draft in the list of a person's applications. */
export const draftItem = z.object({
  offer_id: z.number(),
  offer_slug: z.string(),
  job_offer_title: z.string(),
  company: companyMark,
  city: z.string(),
  saved_at: z.string(),
  /** The site prepared it, and its person has changed nothing in it yet. */
  is_prepared: z.boolean(),
  /** The draft can still be sent. */
  is_open: z.boolean(),
  has_page: z.boolean(),
})

export type DraftItem = z.output<typeof draftItem>

const keptDraft = z.object({
  ...draftContent.shape,
  answers: z.array(z.string()),
  letter: z.string(),
  file: z.object({ name: z.string(), size: z.number() }).nullable(),
  version: z.number(),
  saved_at: z.string(),
  is_prepared: z.boolean(),
})

export type KeptDraft = z.output<typeof keptDraft>

const savedDraft = z.object({ version: z.number(), saved_at: z.string() })

/** The version that the person's device knows of; 0 where it knows of none. */
const knownVersion = z.coerce.number().int().min(0)

/** The id is that of the offer, in this call and the following. */
export const showDraft = endpoint({
  method: 'GET',
  path: '/api/applicant/application-drafts/:id',
  summary: 'Le brouillon de la candidature à une offre, ou null sans brouillon.',
  params: idParams,
  reply: z.object({ data: keptDraft.nullable() }),
})

/** 409 where another device has changed, sent or deleted the draft since the version that is named. */
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/applicant/application-drafts/:id',
  summary: 'Garde le brouillon de la candidature à une offre.',
  params: idParams,
  body: draftContent.extend({
    version: knownVersion,
    /** The file that was joined before stays; otherwise it is removed. */
    keeps_file: z.boolean(),
  }),
  reply: z.object({ data: savedDraft }),
})

export const saveDraftFile = endpoint({
  method: 'PUT',
  path: '/api/applicant/application-drafts/:id/file',
  summary: 'Joint un CV au format PDF au brouillon.',
  params: idParams,
  body: z.object({ version: knownVersion, resume_pdf: resumePdf }),
  files: { resume_pdf: { maxBytes: RESUME_PDF_MAX_BYTES } },
  reply: z.object({ data: savedDraft, removed: removedParts }),
})

/** The reply is `application/pdf` as an attachment, not JSON. */
export const downloadDraftFile = endpoint({
  method: 'GET',
  path: '/api/applicant/application-drafts/:id/file',
  summary: 'Le CV joint au brouillon.',
  params: idParams,
})

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/applicant/application-drafts/:id',
  summary: 'Supprime le brouillon de la candidature à une offre.',
  params: idParams,
})
