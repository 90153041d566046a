import { z } from 'zod'
import { companyBrief, responseReply } from '#src/companies/shared/replies.ts'
import { namedReply } from '#src/reference/shared/replies.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { QUESTION_KINDS } from './shared/parts.ts'
import { WORK_MODES } from './shared/states.ts'

/** An offer in a list. */
export const offerItem = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  company: companyBrief,
  /** Null abroad. */
  city: namedReply.nullable(),
  is_abroad: z.boolean(),
  country: z.object({ code: z.string(), name: z.string() }).nullable(),
  foreign_town: z.string().nullable(),
  activity_area: namedReply.nullable(),
  contract: namedReply.nullable(),
  contract_duration_months: z.number().nullable(),
  job_type: namedReply.nullable(),
  job_level: namedReply.nullable(),
  degree: namedReply.nullable(),
  work_mode: z.enum(WORK_MODES),
  min_salary: z.number().nullable(),
  max_salary: z.number().nullable(),
  published_at: z.string().nullable(),
  application_deadline: z.string().nullable(),
  /** Where the offer shows no pay: what offers of its occupation and level show, five of them at least. */
  usual_pay: z.object({ count: z.number(), from: z.number(), to: z.number() }).nullish(),
  is_sponsored: z.boolean(),
  is_saved: z.boolean().optional(),
  has_applied: z.boolean().optional(),
})
export type OfferItem = z.output<typeof offerItem>

/** A question to applicants, as the application popup asks it. */
export const questionReply = z.object({
  text: z.string(),
  kind: z.enum(QUESTION_KINDS).optional(),
  choices: z.array(z.string()).optional(),
  required: z.boolean().optional(),
})

/** A step of the way to a page. */
export const crumb = z.object({ name: z.string(), path: z.string() })

export const offerReply = offerItem.omit({ company: true }).extend({
  reference: z.string(),
  description: z.string(),
  missions: z.string(),
  profile: z.string(),
  region: namedReply.nullable(),
  address: z.string().nullable(),
  experience_min_years: z.number().nullable(),
  languages: z.array(z.object({ name: z.string(), level: z.string() })),
  skills: z.array(z.string()),
  positions_count: z.number(),
  benefits: z.array(z.string()),
  /** The facts that decide, in words; those that the offer does not say are left out. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The same for search engines: days and hours, and what is given beside the pay. */
  hours: z.string().nullable(),
  provided: z.array(z.string()),
  start_date: z.string().nullable(),
  process_steps: z.array(z.object({ title: z.string(), text: z.string() })),
  response_delay_days: z.number(),
  questions: z.array(questionReply),
  ministry_reference: z.string().nullable(),
  expires_at: z.string().nullable(),
  status: z.enum(['open', 'paused', 'closed']),
  closed_at: z.string().nullable(),
  close_reason: z.string().nullable(),
  /** An offer is gone once it has been closed for more than thirty days. */
  is_gone: z.boolean(),
  /** The pages of its occupation and town that lead to it; absent in previews. */
  crumbs: z.array(crumb).optional(),
  /** The company opened an application this week, to this offer or another; absent in previews. */
  reads_applications: z.boolean().optional(),
  application_id: z.number().nullable().optional(),
  /** The applicant has begun an application, on this device or another. */
  has_draft: z.boolean().optional(),
  /** The applicant applied and withdrew as often as is allowed. */
  is_used_up: z.boolean().optional(),
  company: companyBrief.extend({
    description: z.string().nullable(),
    activity_area: namedReply.nullable(),
    city: namedReply.nullable(),
    company_size: z.string().nullable(),
    website: z.string().nullable(),
    is_verified: z.boolean(),
    open_offers_count: z.number(),
    response: responseReply,
  }),
})
export type Offer = z.output<typeof offerReply>

export const showOffer = endpoint({
  method: 'GET',
  path: '/api/offers/:id',
  summary: 'Une offre publiée, ouverte ou clôturée.',
  params: idParams,
  reply: z.object({ data: offerReply }),
})

/** The address that the visitor came from. Only its kind (a search engine, a social network…) is kept. */
export const visitQuery = z.object({
  from: z.string().max(2_000).catch(''),
  utm_source: z.string().max(100).catch(''),
})

/** Each offer page calls this once it is shown. It is a GET so that guests need no anti-forgery token. */
export const recordOfferView = endpoint({
  method: 'GET',
  path: '/api/offers/:id/view',
  summary: 'Compte une visite de l’offre, et son visiteur une fois par jour.',
  params: idParams,
  query: visitQuery,
  status: 204,
})

/** The application popup calls this when it opens. It is a GET for the same reason. */
export const recordOfferOpening = endpoint({
  method: 'GET',
  path: '/api/offers/:id/opening',
  summary: 'Compte qu’un visiteur ouvre le formulaire de candidature, une fois par jour.',
  params: idParams,
  query: visitQuery,
  status: 204,
})
