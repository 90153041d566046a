import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, LARGEST_ID } from '#src/shared/fields.ts'
import { isSponsoringDays, SPONSORING_STATES } from './shared/sponsorings.ts'

const sponsoring = z.object({
  id: z.number(),
  days: z.number(),
  is_free: z.boolean(),
  /** Price in whole Ariary. */
  price: z.number(),
  state: z.enum(SPONSORING_STATES),
  /** Null until the sponsoring begins. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** How often the offer stood first on a page that somebody saw, and how often it was opened from there. */
  views_count: z.number(),
  clicks_count: z.number(),
  /** All applications that the offer received in this time, wherever they came from. */
  applications_count: z.number(),
})
export type Sponsoring = z.output<typeof sponsoring>

/** How long a sponsoring lasts. */
export const sponsoringDays = z.coerce
  .number({ error: 'Veuillez choisir une durée.' })
  .refine(isSponsoringDays, 'Veuillez choisir une durée.')

export const listOfferSponsorings = endpoint({
  method: 'GET',
  path: '/api/recruiter/offers/:id/sponsorings',
  summary: 'Les sponsorisations d’une offre de la société, la dernière d’abord.',
  params: idParams,
  reply: z.object({ data: z.array(sponsoring) }),
})

/** A page shows this many sponsored offers first. */
const MOST_SHOWN = 3

const shownOffers = z
  .string()
  .max(100)
  .transform((text) => {
    const ids = text.split(',').map(Number)
    return [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID))]
      .sort((one, other) => one - other)
      .slice(0, MOST_SHOWN)
  })
  .catch([])

/** The call is a GET, like the one that counts visits: a page of a search makes it once it is shown. */
export const recordSponsoredViews = endpoint({
  method: 'GET',
  path: '/api/offers/sponsored-views',
  summary: 'Compte que des offres sponsorisées ont été montrées en tête d’une page.',
  query: z.object({ offers: shownOffers }),
  status: 204,
})

export const recordSponsoredClick = endpoint({
  method: 'GET',
  path: '/api/offers/:id/sponsored-click',
  summary: 'Compte qu’une offre sponsorisée a été ouverte depuis la tête d’une page.',
  params: idParams,
  status: 204,
})

export const sponsorWithCredits = endpoint({
  method: 'POST',
  path: '/api/recruiter/offers/:id/sponsorings',
  summary: 'Sponsorise une offre par les crédits de la formule\u00A0: elle commence aussitôt.',
  params: idParams,
  body: z.object({ days: sponsoringDays }),
  reply: z.object({ data: z.array(sponsoring) }),
})

export const showSponsoringCredits = endpoint({
  method: 'GET',
  path: '/api/recruiter/sponsoring-credits',
  summary: 'Les crédits de sponsorisation du mois, pris et en tout, et ce que chaque durée coûte sans eux.',
  reply: z.object({
    data: z.object({
      taken: z.number(),
      total: z.number(),
      renewed_on: z.string().nullable(),
      /** What each length costs today, in whole Ariary, taxes included. */
      prices: z.object({ 7: z.number(), 15: z.number(), 30: z.number() }),
      /**
       * What the last sponsored offers had, as so many times their own days without; null while there is nothing to
       * compare. A figure is null where there were too few of it.
       */
      earlier: z
        .object({ offers: z.number(), views: z.number().nullable(), applications: z.number().nullable() })
        .nullable(),
    }),
  }),
})
