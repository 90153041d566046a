import { z } from 'zod'
import { companyBrief, responseReply } from '#src/companies/shared/replies.ts'
import { namedReply } from '#src/reference/shared/replies.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { offerItem } from '../contract.ts'
import { landingLink } from '../landing/contract.ts'
import { facetValue } from '../search/contract.ts'

/** With the path of its landing page, null where it has none. */
const linkedFacet = facetValue.extend({ path: z.string().nullable() })

/** The picture that services show beside a link to the site (`og:image`). */
export const showHomeSharePicture = endpoint({
  method: 'GET',
  path: '/api/home/share-picture.png',
  summary: 'L’image de l’accueil, avec ses chiffres, pour les liens que l’on partage (PNG, 1200 × 630).',
})

export const showHome = endpoint({
  method: 'GET',
  path: '/api/home',
  summary: 'Ce que montre l’accueil : chiffres, secteurs, villes, offres récentes, sociétés qui recrutent.',
  reply: z.object({
    data: z.object({
      /** False while the exact count is being made: the numbers are then those of some 3 000 offers. */
      is_exact: z.boolean(),
      figures: z.object({
        open_offers: z.number(),
        verified_companies: z.number(),
        answered_rate: z.number().nullable(),
        median_days: z.number().nullable(),
      }),
      activity_areas: z.array(linkedFacet),
      cities: z.array(linkedFacet),
      /** The occupations with the most open offers. */
      occupations: z.array(landingLink),
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
