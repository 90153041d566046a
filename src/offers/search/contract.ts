import { z } from 'zod'
import { COMPANY_SIZES } from '#src/companies/shared/company-sizes.ts'
import { readAmount } from '#src/shared/amounts/read-amount.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, LARGEST_ID, searchWords } from '#src/shared/fields.ts'
import { pageNumber, paginated } from '#src/shared/paginated.ts'
import { offerItem } from '../contract.ts'
import { FACT_FILTER_NAMES } from '../shared/fact-filters.ts'
import { ALERT_FREQUENCIES } from '../shared/labels.ts'
import { WORK_MODES } from '../shared/states.ts'
import { SORTS } from './shared/sorts.ts'

/** The filters that are lists of ids, in the order in which they are shown. */
const ID_FILTERS = ['contract', 'city', 'job_level', 'activity_area', 'job_type', 'degree'] as const
export type IdFilter = (typeof ID_FILTERS)[number]

const listOf = (value: unknown): unknown[] => {
  if (value === null || value === undefined) return []
  return (typeof value === 'object' ? Object.values(value) : [value]).slice(0, 30)
}

/** Takes one value, repeated or bracketed values, or `{ id }`. Values that are no ids are ignored. */
const ids = z
  .unknown()
  .optional()
  .transform((value): number[] => {
    const given = listOf(value)
      .flatMap((each) => listOf(each))
      .map(Number)
    return [...new Set(given.filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID))]
  })

/** Takes ids, or names of towns and regions. */
const places = z
  .unknown()
  .optional()
  .transform((value): string[] => {
    const given = listOf(value).flatMap((each) => listOf(each))
    const texts = given.filter((each) => typeof each === 'string' || typeof each === 'number')
    return [...new Set(texts.map((each) => String(each).trim().slice(0, 80)))].filter(Boolean)
  })

/** Takes some of these words; others are ignored. */
const wordsOf = <W extends string>(known: readonly W[]) =>
  z
    .unknown()
    .optional()
    .transform((value) => known.filter((word) => listOf(value).some((each) => each === word)))

export const offersQuery = z.object({
  keywords: searchWords(200),
  city: places,
  activity_area: ids,
  job_level: ids,
  job_type: ids,
  contract: ids,
  degree: ids,
  company_size: wordsOf(COMPANY_SIZES),
  work_mode: wordsOf(WORK_MODES),
  fact: wordsOf(FACT_FILTER_NAMES),
  /** The amount as people write it, because without scripts the form sends it unchanged. */
  min_salary: z
    .union([z.string(), z.number()])
    .transform((value) => (typeof value === 'number' ? value : readAmount(value)))
    .pipe(z.number().int().min(1).max(LARGEST_ID))
    .nullish()
    .catch(null),
  sort: z.enum(SORTS).nullish().catch(null),
  /** With it, typing errors are not corrected. */
  verbatim: z.literal('1').nullish().catch(null),
  page: pageNumber,
})

export const facetValue = z.object({
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  count: z.number(),
})
export type FacetValue = z.output<typeof facetValue>

const facets = z.object({
  contract: z.array(facetValue),
  city: z.array(facetValue),
  /** What is abroad as a whole, then the countries; each is a value of the filter `city`. */
  abroad: z.array(facetValue),
  job_level: z.array(facetValue),
  activity_area: z.array(facetValue),
  job_type: z.array(facetValue),
  degree: z.array(facetValue),
  company_size: z.array(facetValue),
  work_mode: z.array(facetValue),
  /** An offer has all that are chosen of these, so that they are not counted apart. */
  fact: z.array(facetValue.extend({ count: z.null() })),
})
export type Facets = z.output<typeof facets>

/** One applied filter with its label; `value` is the value in the address. */
const appliedFilter = z.object({ filter: z.string(), value: z.string(), label: z.string() })
export type AppliedFilter = z.output<typeof appliedFilter>

/** What the search understood of the query. */
const criteria = z.object({
  keywords: z.string().nullable(),
  /** The place that was asked for, in words; null without one. */
  place: z.string().nullable(),
  /** The name of a place that is unknown and was ignored. */
  unknown_place: z.string().nullable(),
  applied: z.array(appliedFilter),
  /** Those of them that were read among the words: they give way where nothing fits. */
  read: z.array(appliedFilter),
  city: z.array(z.number()),
  /** The town whose neighbours were searched too, with the distance of the furthest. */
  around: z.object({ id: z.number(), name: z.string(), km: z.number() }).nullable(),
  activity_area: z.array(z.number()),
  job_level: z.array(z.number()),
  job_type: z.array(z.number()),
  contract: z.array(z.number()),
  degree: z.array(z.number()),
  company_size: z.array(z.enum(COMPANY_SIZES)),
  work_mode: z.array(z.enum(WORK_MODES)),
  fact: z.array(z.enum(FACT_FILTER_NAMES)),
  min_salary: z.number().nullable(),
  sort: z.enum(SORTS),
})
export type Criteria = z.output<typeof criteria>

/** An offer as a search shows it. */
const foundOffer = offerItem.extend({
  /** The distance from the town around which the search was made; absent in other searches. */
  distance_km: z.number().optional(),
  /** True when the offer stands first because it is sponsored; absent otherwise. */
  is_promoted: z.boolean().optional(),
  /** True when the offer does not fit but is near: such offers stand after all that fit; absent otherwise. */
  is_near: z.boolean().optional(),
})

export const listOffers = endpoint({
  method: 'GET',
  path: '/api/offers',
  summary: 'Cherche parmi les offres ouvertes.',
  query: offersQuery,
  reply: paginated(foundOffer).extend({
    facets,
    facets_are_exact: z.boolean(),
    total_is_exact: z.boolean(),
    /** The corrected keywords that were searched because those typed found nothing. */
    corrected_keywords: z.string().nullable(),
    /** True when no offer holds all of the keywords: the nearest offers are shown. */
    widened: z.boolean(),
    /** A notice about how the offers were found, with the keywords of the same search without that. */
    notice: z.object({ text: z.string(), verbatim: z.string().nullable() }).nullable(),
    /** The filter whose removal would give offers, and how many. */
    blocking: appliedFilter.extend({ count: z.number() }).nullable(),
    criteria,
    /** The landing page of just this search, which search engines are to list instead; null where there is none. */
    landing: z.object({ name: z.string(), path: z.string() }).nullable(),
    /** The applicant's alert on exactly this search; absent for everybody else. */
    alert: z.object({ id: z.number(), frequency: z.enum(ALERT_FREQUENCIES), paused: z.boolean() }).nullish(),
  }),
})

export const listSimilarOffers = endpoint({
  method: 'GET',
  path: '/api/offers/:id/similar',
  summary: 'Les offres ouvertes qui ressemblent à celle-ci.',
  params: idParams,
  reply: z.object({ data: z.array(offerItem) }),
})
