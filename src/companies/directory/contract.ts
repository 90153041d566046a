import { z } from 'zod'
import { namedReply } from '#src/reference/shared/replies.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { LARGEST_ID } from '#src/shared/fields.ts'
import { pageNumber, paginated } from '#src/shared/paginated.ts'
import { COMPANY_SIZES } from '../shared/company-sizes.ts'
import { companyPhoto, pictureSizes } from '../shared/pictures.ts'
import { companyBrief, measuredResponse, responseReply } from '../shared/replies.ts'
import { COMPANY_SORTS } from './shared/sorts.ts'

const MOST_VALUES = 30

const valuesOf = (value: unknown): unknown[] => {
  if (value === null || value === undefined) return []
  return (typeof value === 'object' ? Object.values(value) : [value]).slice(0, MOST_VALUES)
}

/** One value or several of a filter, as addresses and forms write them; what is none is left out. */
const listOf = <T>(read: (value: unknown) => T | null) =>
  z
    .unknown()
    .optional()
    .transform((given): T[] => [...new Set(valuesOf(given).flatMap((each) => read(each) ?? []))])

const asId = (value: unknown) => {
  const id = Number(value)
  return typeof value !== 'object' && Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : null
}
const asPlace = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 80) || null : null
const asSize = (value: unknown) => COMPANY_SIZES.find((size) => size === value) ?? null

const directoryQuery = z.object({
  name: z.string().trim().max(100).nullish().catch(null),
  /** Places are given as ids, or as names of towns and regions. */
  city: listOf(asPlace),
  activity_area: listOf(asId),
  company_size: listOf(asSize),
  /** With 1 only companies that have an open offer are listed. */
  hiring: z
    .unknown()
    .optional()
    .transform((value) => value === '1' || value === 1 || value === true),
  sort: z.enum(COMPANY_SORTS).nullish().catch(null),
  page: pageNumber,
})
export type DirectoryQuery = z.output<typeof directoryQuery>

const companyItem = companyBrief.extend({
  activity_area: namedReply.nullable(),
  city: namedReply.nullable(),
  company_size: z.enum(COMPANY_SIZES).nullable(),
  open_offers_count: z.number(),
  response: responseReply,
})
export type CompanyItem = z.output<typeof companyItem>

const facet = z.array(
  z.object({ id: z.union([z.number(), z.string()]), name: z.string(), count: z.number() }),
)

export const listCompanies = endpoint({
  method: 'GET',
  path: '/api/companies',
  summary: 'Les sociétés vérifiées, avec leurs offres ouvertes et leur taux de réponse.',
  query: directoryQuery,
  reply: paginated(companyItem).extend({
    /** Counts the companies that each value would give. */
    facets: z.object({ activity_area: facet, city: facet, company_size: facet }),
    criteria: z.object({
      name: z.string().nullable(),
      /** The place that was asked for, written out. */
      place: z.string().nullable(),
      /** One that is not known and was left out. */
      unknown_place: z.string().nullable(),
      city: z.array(z.number()),
      sort: z.enum(COMPANY_SORTS),
      /** Each filter in words; `value` is what to take out of the address. */
      applied: z.array(z.object({ filter: z.string(), value: z.string(), label: z.string() })),
    }),
    /** Without any filter. */
    totals: z.object({ all: z.number(), hiring: z.number() }),
  }),
})

export const rankCompanies = endpoint({
  method: 'GET',
  path: '/api/top-recruiters',
  summary: 'Les sociétés vérifiées par taux de réponse, puis par délai médian, sur 90 jours.',
  query: z.object({ page: pageNumber }),
  reply: paginated(
    companyItem.extend({
      /** From 1. */
      rank: z.number(),
      response: measuredResponse,
      applications_count: z.number(),
    }),
  ).extend({
    rule: z.object({ least_applications: z.number(), since: z.string(), until: z.string() }),
    /** Where the company of a signed-in recruiter stands; null for anybody else, and while it is not ranked. */
    own: z.object({ rank: z.number(), response: measuredResponse }).nullable(),
  }),
})

export const companyPage = z.object({
  ...companyItem.omit({ response: true }).shape,
  region: namedReply.nullable(),
  address: z.string().nullable(),
  /** Plain tags only. */
  description: z.string().nullable(),
  benefits: z.array(z.string()),
  cover: pictureSizes.nullable(),
  photos: z.array(companyPhoto),
  /** http(s) addresses, null and left out when they are anything else. */
  website: z.string().nullable(),
  social_links: z.array(z.object({ name: z.string(), url: z.string() })),
  validated_at: z.string().nullable(),
  response: measuredResponse.extend({ answered: z.number(), expected: z.number() }).nullable(),
  /** What applicants say of how they were treated; null while fewer than five have said it. */
  respect: z.object({ rate: z.number(), answers: z.number() }).nullable(),
  /** Days over which the answers were measured. */
  measured: z.object({ since: z.string(), until: z.string() }),
})
export type CompanyPage = z.output<typeof companyPage>

/** The address of a public page. */
export const slugParams = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,255}$/) })

export const showCompany = endpoint({
  method: 'GET',
  path: '/api/companies/:slug',
  summary: 'La page publique d’une société vérifiée.',
  params: slugParams,
  reply: z.object({ data: companyPage }),
})
