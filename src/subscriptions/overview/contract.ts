import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { shownTerm } from '../terms/shared/term.ts'

/** How much of a limit is used; `total` is null without one. */
const meter = z.object({ taken: z.number(), total: z.number().nullable() })
export type Meter = z.output<typeof meter>

const overview = z.object({
  /** The term that runs, also cancelled or suspended. */
  running: shownTerm.nullable(),
  /** The one that is paid and begins when the running one ends. */
  following: shownTerm.nullable(),
  /** The payment that is begun and not decided; only its owner sees it. */
  waiting: z
    .object({ payment_id: z.number(), reference: z.string(), is_declared: z.boolean(), term: shownTerm })
    .nullable(),
  meters: z.object({
    offers: meter,
    members: meter,
    contacts: meter,
    sponsorings: meter,
  }),
  /** The days on which the contacts and the credits of the month begin anew; null without a plan. */
  renewed_on: z.string().nullable(),
  /** Offers that the end of a plan paused and that come back with the next one. */
  paused_offers: z.number(),
})
export type SubscriptionOverview = z.output<typeof overview>

export const showSubscription = endpoint({
  method: 'GET',
  path: '/api/recruiter/subscription',
  summary: 'L’abonnement de la société\u00A0: ce qui court, ce qui est utilisé, ce qui reste.',
  reply: z.object({ data: overview }),
})

const done = z.object({ data: overview })

export const cancelSubscription = endpoint({
  method: 'PUT',
  path: '/api/recruiter/subscription/cancellation',
  summary: 'Ne renouvelle plus l’abonnement\u00A0: il court jusqu’à sa fin.',
  reply: done,
})

export const resumeSubscription = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/subscription/cancellation',
  summary: 'Revient sur la résiliation de l’abonnement.',
  reply: done,
})
