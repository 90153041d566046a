import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { offersQuery } from '../search/contract.ts'

const place = z.object({ code: z.string(), name: z.string() })

/** An open offer, as JSON Feed and schema.org’s JobPosting name its parts. */
const apiOffer = z.object({
  id: z.number(),
  reference: z.string().nullable(),
  url: z.string(),
  title: z.string(),
  /** HTML of plain tags. */
  content_html: z.string(),
  date_published: z.string(),
  date_modified: z.string(),
  /** The last day on which one may apply, `2026-12-31`. */
  valid_through: z.string().nullable(),
  company: z.object({ name: z.string(), url: z.string(), website: z.string().nullable() }),
  location: z.object({
    name: z.string().nullable(),
    town: z.string().nullable(),
    region: z.string().nullable(),
    country: place.nullable(),
    address: z.string().nullable(),
    is_remote: z.boolean(),
    is_hybrid: z.boolean(),
  }),
  activity_area: z.string().nullable(),
  contract: z.string().nullable(),
  job_type: z.string().nullable(),
  degree: z.string().nullable(),
  experience_min_years: z.number().nullable(),
  /** Null where the company does not show it. */
  salary: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.literal('MGA'),
      period: z.literal('month'),
    })
    .nullable(),
})
export type ApiOffer = z.output<typeof apiOffer>

export const listReply = z.object({
  data: z.array(apiOffer),
  links: z.object({ next: z.string().nullable() }),
  meta: z.object({ per_page: z.number(), next_cursor: z.string().nullable() }),
})

export const listApiOffers = endpoint({
  method: 'GET',
  path: '/api/v1/offers',
  summary:
    'Pour les partenaires, avec leur clé (Authorization: Bearer)\u00A0: les offres ouvertes de cette recherche, les plus récentes d’abord. La suite se lit à l’adresse links.next.',
  query: offersQuery.omit({ sort: true, verbatim: true, page: true }).extend({
    /** Where the page before ended, as its `next_cursor` says it. */
    cursor: z
      .string('Ce curseur n’existe pas.')
      .regex(/^[\w-]{1,60}$/, 'Ce curseur n’existe pas.')
      .nullish(),
    per_page: z.coerce.number().int().min(1).max(50).catch(20),
  }),
  reply: listReply,
})

export const offerReply = z.object({ data: apiOffer })

export const showApiOffer = endpoint({
  method: 'GET',
  path: '/api/v1/offers/:id',
  summary: 'Pour les partenaires, avec leur clé\u00A0: une offre ouverte.',
  params: idParams,
  reply: offerReply,
})
