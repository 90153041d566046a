import { z } from 'zod'
import { companyMark } from '#src/companies/shared/replies.ts'
import { questionReply } from '#src/offers/contract.ts'
import { landingLink } from '#src/offers/landing/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { pageNumber, paginated, sortByDate } from '#src/shared/paginated.ts'
import { draftItem } from '../drafts/contract.ts'
import { askedQuestion } from '../last-question/contract.ts'
import { DECLINE_REASONS } from '../shared/declining.ts'
import { FOLLOW_UP_BLOCKS } from '../shared/follow-up.ts'
import {
  allowedChange,
  answering,
  dossierFields,
  stateFields,
  statusFilter,
  timelineEntry,
} from '../shared/replies.ts'

export const applicationItem = z.object({
  id: z.number(),
  ...stateFields,
  group: z.enum(['your_turn', 'waiting', 'ended']),
  /** The company proposes moments for an interview, of which the list alone knows. */
  has_slots_to_choose: z.boolean(),
  job_offer_title: z.string(),
  offer_id: z.number(),
  offer_slug: z.string(),
  company: companyMark,
  city: z.string(),
  submitted_at: z.string().nullable(),
  changed_at: z.string(),
  /** The recruiter promised an answer until then. */
  answer_due_at: z.string().nullable(),
  reason: z.string().nullable(),
  reason_label: z.string().nullable(),
  /** These messages of the company are not read yet. */
  unread_messages: z.number(),
})

export type ApplicationItem = z.output<typeof applicationItem>

/** The tabs of the list show these counts, whatever the filters. */
export const applicantCounts = z.object({
  all: z.number(),
  in_progress: z.number(),
  draft: z.number(),
  ended: z.number(),
  archived: z.number(),
  /** The conversations of these have a message of the company that waits to be read. */
  unread: z.number(),
})

export type ApplicantCounts = z.output<typeof applicantCounts>

export const applicationFilters = z.object({
  page: pageNumber,
  title: z.string().max(255).nullish().catch(null),
  /** The value is a status, a stage, an outcome, or for the tabs `ended`, or `in_progress`, which drafts belong to. */
  status: z
    .union([statusFilter, z.enum(['in_progress', 'ended'])])
    .nullish()
    .catch(null),
  /** Only applications whose conversation has an unread message of the company are listed. */
  messages: z.literal('unread').nullish().catch(null),
  sort_by_date: sortByDate,
})

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/applicant/applications',
  summary: 'Les candidatures de la personne connectée.',
  query: applicationFilters,
  reply: paginated(applicationItem).extend({
    counts: applicantCounts,
    /** Applications that are not sent yet stand before the first page. */
    drafts: z.array(draftItem),
  }),
})

const applicationDetail = applicationItem.extend({
  offer: z.object({
    id: z.number(),
    title: z.string(),
    reference: z.string(),
    slug: z.string(),
    is_open: z.boolean(),
    /** The offer can be read on the site, open or closed. */
    has_page: z.boolean(),
    application_deadline: z.string().nullable(),
    city: z.string(),
    contract: z.string(),
    contract_duration_months: z.number().nullable(),
    /** The questions are those that the offer asks now, for a person who applies again. */
    questions: z.array(questionReply),
    job_type: z.string().nullable(),
    min_salary: z.number().nullable(),
    max_salary: z.number().nullable(),
    description: z.string(),
    missions: z.string(),
    profile: z.string(),
  }),
  dossier: z.object({ ...dossierFields, resume_id: z.number().nullable() }),
  timeline: z.array(timelineEntry),
  /** The promised answer is at day n of m; null once answered, or without a promise. */
  promise: z
    .object({
      day: z.number(),
      of: z.number(),
      due_at: z.string(),
      is_late: z.boolean(),
      /** The application is closed after this day, if nothing changes until then. */
      closes_on: z.string(),
      /** The person may ask once for the answer: when they did, why they cannot now, and from which day on they can. */
      follow_up: z.object({
        sent_at: z.string().nullable(),
        block: z.enum(FOLLOW_UP_BLOCKS).nullable(),
        opens_on: z.string(),
      }),
    })
    .nullable(),
  company_answers: answering,
  /** The person may apply once more after having withdrawn, as long as the offer is open. */
  may_apply_again: z.boolean(),
  /** What is asked of the person once the application has ended; none before. */
  last_questions: z.array(askedQuestion),
  /** Once the application has ended without a hire: near trades that hire in the offer’s town; else null. */
  neighbours: z.object({ city: z.string(), trades: z.array(landingLink) }).nullable(),
  /** The proposal is to be read on a page of its own. */
  has_proposal: z.boolean(),
  allowed: z.array(allowedChange),
})

export type ApplicationDetail = z.output<typeof applicationDetail>

const detail = z.object({ data: applicationDetail })

export const showApplication = endpoint({
  method: 'GET',
  path: '/api/applicant/applications/:id',
  summary: 'Une candidature et son suivi.',
  params: idParams,
  reply: detail,
})

/** The reply is `application/pdf` as an attachment, not JSON. */
export const downloadApplicationCv = endpoint({
  method: 'GET',
  path: '/api/applicant/applications/:id/cv',
  summary: 'Le CV tel qu’il a été envoyé.',
  params: idParams,
})

export const withdrawApplication = endpoint({
  method: 'PUT',
  path: '/api/applicant/applications/:id/withdrawal',
  summary: 'Retire la candidature.',
  params: idParams,
  reply: detail,
})

export const followUpApplication = endpoint({
  method: 'PUT',
  path: '/api/applicant/applications/:id/follow-up',
  summary: 'Relance la société, une fois, quand le jour promis pour la réponse est passé.',
  params: idParams,
  reply: detail,
})

export const declineOffer = endpoint({
  method: 'PUT',
  path: '/api/applicant/applications/:id/refusal-of-offer',
  summary: 'Décline la proposition reçue.',
  params: idParams,
  body: z
    .object({
      reason: z.enum(DECLINE_REASONS, { error: 'Veuillez choisir une raison.' }).nullish(),
      message: z.string().trim().max(1_000, 'Le message est trop long').nullish(),
    })
    .optional(),
  reply: detail,
})

export const archiveApplication = endpoint({
  method: 'PUT',
  path: '/api/applicant/applications/:id/archive',
  summary: 'Archive une candidature terminée, pour le candidat seulement.',
  params: idParams,
  reply: detail,
})
