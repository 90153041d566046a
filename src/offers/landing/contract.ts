import { z } from 'zod'
import { companyBrief, responseReply } from '#src/companies/shared/replies.ts'
import { namedReply } from '#src/reference/shared/replies.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { crumb, offerItem } from '../contract.ts'

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/)

/** A link to another landing page, with its number of open offers. */
export const landingLink = z.object({ name: z.string(), path: z.string(), count: z.number() })
export type LandingLink = z.output<typeof landingLink>

/** A page with its canonical path, as `/emploi/comptabilite/toamasina`. */
const landingPage = crumb.pick({ path: true }).extend({
  heading: z.string(),
  /** One sentence or two with its figures. */
  lead: z.string(),
  crumbs: z.array(crumb),
  /** The list of all its offers. */
  offers_path: z.string(),
  /** What stands in the fields of its search. */
  search: z.object({ keywords: z.string(), place: z.string() }),
  /** What the text below the list is called. */
  text_heading: z.string(),
  paragraphs: z.array(z.string()),
  figures: z.object({
    open_offers: z.number(),
    new_offers: z.number(),
    companies: z.number(),
    shown_salaries: z.number(),
    /** Null where fewer than five offers show what they pay. */
    median_salary: z.number().nullable(),
    answered_rate: z.number().nullable(),
    /** True where all but the number of offers and companies is that of the newest offers alone. */
    is_sampled: z.boolean(),
  }),
  offers: z.array(offerItem),
  recruiters: z.array(
    companyBrief.extend({
      activity_area: namedReply.nullable(),
      /** Null where they were not all counted. */
      open_offers_count: z.number().nullable(),
      response: responseReply,
    }),
  ),
  /** Where the offers are: the sectors of a town, the towns of a sector or an occupation. */
  breakdown: z
    .object({
      by: z.enum(['activity_area', 'city']),
      rows: z.array(landingLink.extend({ median_salary: z.number().nullable() })),
    })
    .nullable(),
  occupations: z.array(landingLink),
  near: z.array(landingLink.extend({ km: z.number().nullable() })),
})
export type LandingPage = z.output<typeof landingPage>

export const showLandingPage = endpoint({
  method: 'GET',
  path: '/api/landing-pages/:slug',
  summary:
    'L’emploi dans une ville, un secteur ou un métier, ou dans deux à la fois\u00a0; `moved_to` mène à la page la plus proche quand il y a moins de trois offres.',
  params: z.object({ slug }),
  query: z.object({ with: slug.nullish() }),
  reply: z.object({ data: landingPage.nullable(), moved_to: z.string().nullable() }),
})

/** The picture that services show beside a link to the page (`og:image`). */
export const showLandingSharePicture = endpoint({
  method: 'GET',
  path: '/api/landing-pages/:slug/share-picture.png',
  summary:
    'L’image de l’emploi dans une ville, un secteur, un métier ou deux à la fois, pour les liens que l’on partage (PNG, 1200 × 630).',
  params: z.object({ slug }),
  query: z.object({ with: slug.nullish() }),
})

export const listLandingPages = endpoint({
  method: 'GET',
  path: '/api/landing-pages',
  summary: 'Les villes, les secteurs et les métiers qui ont au moins trois offres ouvertes.',
  reply: z.object({
    data: z.object({
      cities: z.array(landingLink),
      activity_areas: z.array(landingLink),
      occupations: z.array(landingLink),
    }),
  }),
})
