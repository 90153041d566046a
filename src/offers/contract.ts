import { z } from 'zod'
import { COMPANY_SIZES } from '#src/shared/company-sizes.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { pageNumber, paginated } from '#src/shared/paginated.ts'
import { ALERT_FREQUENCIES } from './shared/labels.ts'

const SORTS = ['relevance', 'date', 'salary'] as const
export type Sort = (typeof SORTS)[number]

const REPORT_REASONS = ['arnaque', 'frais_demandes', 'discrimination', 'doublon', 'expiree', 'autre'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Filters of a search that are lists of ids, in the order in which they are shown. */
const ID_FILTERS = ['contract', 'city', 'job_level', 'activity_area', 'job_type', 'degree'] as const
export type IdFilter = (typeof ID_FILTERS)[number]

const LARGEST_ID = 2_147_483_647
const listOf = (value: unknown): unknown[] => {
  if (value === null || value === undefined) return []
  return (typeof value === 'object' ? Object.values(value) : [value]).slice(0, 30)
}

/** One value, repeated or bracketed values, or `{ id }`; what is not an id is ignored. */
const ids = z
  .unknown()
  .optional()
  .transform((value): number[] => {
    const given = listOf(value)
      .flatMap((each) => listOf(each))
      .map(Number)
    return [...new Set(given.filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID))]
  })

/** Ids, or names of towns and regions. */
const places = z
  .unknown()
  .optional()
  .transform((value): string[] => {
    const given = listOf(value).flatMap((each) => listOf(each))
    const texts = given.filter((each) => typeof each === 'string' || typeof each === 'number')
    return [...new Set(texts.map((each) => String(each).trim().slice(0, 80)))].filter(Boolean)
  })

const sizes = z
  .unknown()
  .optional()
  .transform((value) => COMPANY_SIZES.filter((size) => listOf(value).some((each) => each === size)))

export const offersQuery = z.object({
  keywords: z.string().trim().max(200).nullish().catch(null),
  city: places,
  activity_area: ids,
  job_level: ids,
  job_type: ids,
  contract: ids,
  degree: ids,
  company_size: sizes,
  min_salary: z.coerce.number().int().min(1).max(LARGEST_ID).nullish().catch(null),
  sort: z.enum(SORTS).nullish().catch(null),
  page: pageNumber,
})

const namedReply = z.object({ id: z.number(), name: z.string() })
const companyBrief = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
})
const workMode = z.enum(['on_site', 'hybrid', 'remote'])

/** An offer in a list. */
export const offerItem = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  company: companyBrief,
  city: namedReply.nullable(),
  activity_area: namedReply.nullable(),
  contract: namedReply.nullable(),
  contract_duration_months: z.number().nullable(),
  job_type: namedReply.nullable(),
  job_level: namedReply.nullable(),
  degree: namedReply.nullable(),
  work_mode: workMode,
  min_salary: z.number().nullable(),
  max_salary: z.number().nullable(),
  published_at: z.string().nullable(),
  application_deadline: z.string().nullable(),
  is_sponsored: z.boolean(),
  is_saved: z.boolean().optional(),
  has_applied: z.boolean().optional(),
})
export type OfferItem = z.output<typeof offerItem>

const facetValue = z.object({ id: z.union([z.number(), z.string()]), name: z.string(), count: z.number() })
export type FacetValue = z.output<typeof facetValue>

const facets = z.object({
  contract: z.array(facetValue),
  city: z.array(facetValue),
  job_level: z.array(facetValue),
  activity_area: z.array(facetValue),
  job_type: z.array(facetValue),
  degree: z.array(facetValue),
  company_size: z.array(facetValue),
})
export type Facets = z.output<typeof facets>

/** One filter that was applied, in words; `value` is what to take out of the address. */
const appliedFilter = z.object({ filter: z.string(), value: z.string(), label: z.string() })
export type AppliedFilter = z.output<typeof appliedFilter>

/** What the search understood of the query. */
const criteria = z.object({
  keywords: z.string().nullable(),
  /** The place that was asked for, in words; null when none was. */
  place: z.string().nullable(),
  /** A place that is not known and was ignored. */
  unknown_place: z.string().nullable(),
  applied: z.array(appliedFilter),
  city: z.array(z.number()),
  activity_area: z.array(z.number()),
  job_level: z.array(z.number()),
  job_type: z.array(z.number()),
  contract: z.array(z.number()),
  degree: z.array(z.number()),
  company_size: z.array(z.enum(COMPANY_SIZES)),
  min_salary: z.number().nullable(),
  sort: z.enum(SORTS),
})
export type Criteria = z.output<typeof criteria>

export const listOffers = endpoint({
  method: 'GET',
  path: '/api/offers',
  summary: 'Cherche parmi les offres ouvertes.',
  query: offersQuery,
  reply: paginated(offerItem).extend({
    facets,
    facets_are_exact: z.boolean(),
    total_is_exact: z.boolean(),
    /** What was searched instead of the keywords, when those found nothing. */
    corrected_keywords: z.string().nullable(),
    /** The filter without which there would be offers, and how many. */
    blocking: appliedFilter.extend({ count: z.number() }).nullable(),
    criteria,
    /** The applicant's alert on this very search; absent for everybody else. */
    alert: z.object({ id: z.number(), frequency: z.enum(ALERT_FREQUENCIES), paused: z.boolean() }).nullish(),
  }),
})

const offerParams = z.object({ id: z.coerce.number().int().positive().max(LARGEST_ID) })

/** How a company answered over the last ninety days; null when nobody could expect an answer yet. */
const responseReply = z.object({ rate: z.number(), median_days: z.number().nullable() }).nullable()

const offerReply = offerItem.omit({ company: true }).extend({
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
  start_date: z.string().nullable(),
  process_steps: z.array(z.object({ title: z.string(), text: z.string() })),
  response_delay_days: z.number(),
  questions: z.array(z.object({ text: z.string() })),
  is_abroad: z.boolean(),
  ministry_reference: z.string().nullable(),
  expires_at: z.string().nullable(),
  status: z.enum(['open', 'closed']),
  closed_at: z.string().nullable(),
  close_reason: z.string().nullable(),
  /** Closed for more than thirty days. */
  is_gone: z.boolean(),
  application_id: z.number().nullable().optional(),
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
  params: offerParams,
  reply: z.object({ data: offerReply }),
})

export const listSimilarOffers = endpoint({
  method: 'GET',
  path: '/api/offers/:id/similar',
  summary: 'Les offres ouvertes qui ressemblent à celle-ci.',
  params: offerParams,
  reply: z.object({ data: z.array(offerItem) }),
})

export const reportOffer = endpoint({
  method: 'POST',
  path: '/api/offers/:id/reports',
  summary: 'Signale une offre à la modération.',
  params: offerParams,
  body: z
    .object({
      reason: z.enum(REPORT_REASONS, { error: 'Veuillez choisir un motif' }),
      message: z.string().max(1_000, 'Le message est trop long').nullish(),
    })
    .refine((input) => input.reason !== 'autre' || Boolean(input.message), {
      path: ['message'],
      error: 'Veuillez préciser le motif',
    }),
  reply: z.object({ message: z.string() }),
  status: 201,
})

/** A GET, so that a guest needs no anti-forgery token for it: it is called by each offer page once it is shown. */
export const recordOfferView = endpoint({
  method: 'GET',
  path: '/api/offers/:id/view',
  summary: 'Compte une visite de l’offre, une fois par visiteur et par jour.',
  params: offerParams,
  status: 204,
})

export const saveOffer = endpoint({
  method: 'PUT',
  path: '/api/applicant/saved-offers/:id',
  summary: 'Garde l’offre dans ses sauvegardes.',
  params: offerParams,
  reply: z.object({ data: z.object({ id: z.number(), is_saved: z.boolean() }) }),
})

export const unsaveOffer = endpoint({
  method: 'DELETE',
  path: '/api/applicant/saved-offers/:id',
  summary: 'Retire l’offre de ses sauvegardes.',
  params: offerParams,
  reply: z.object({ data: z.object({ id: z.number(), is_saved: z.boolean() }) }),
})

export const showHome = endpoint({
  method: 'GET',
  path: '/api/home',
  summary:
    'Ce que montre l’accueil : chiffres, secteurs, villes, offres récentes, entreprises qui recrutent.',
  reply: z.object({
    data: z.object({
      figures: z.object({
        open_offers: z.number(),
        verified_companies: z.number(),
        answered_rate: z.number().nullable(),
        median_days: z.number().nullable(),
      }),
      activity_areas: z.array(facetValue),
      cities: z.array(facetValue),
      offers: z.array(offerItem),
      recruiters: z.array(
        companyBrief.extend({
          activity_area: namedReply.nullable(),
          open_offers_count: z.number(),
          response: responseReply,
        }),
      ),
    }),
  }),
})

/** `/api/companies/:id/logo`, its content's hash in `v` so that it may be kept for ever. */
export const showCompanyLogo = endpoint({
  method: 'GET',
  path: '/api/companies/:id/logo',
  summary: 'Le logo d’une entreprise, en SVG.',
  params: offerParams,
})
