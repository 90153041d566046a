import { z } from 'zod'
import { namedReply } from '#src/reference/shared/replies.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { flag, idParams } from '#src/shared/fields.ts'
import { isCalendarDate } from '#src/shared/local-date.ts'
import { pageNumber, paginated, sortByDate } from '#src/shared/paginated.ts'
import { offerReply } from '../contract.ts'
import { OFFER_CHANGES, OFFER_STATES } from '../life/shared/transitions.ts'
import { WORK_MODES } from '../shared/states.ts'

/** An offer as its recruiter manages it. */
export const managedOffer = z.object({
  id: z.number(),
  slug: z.string(),
  reference: z.string(),
  title: z.string(),
  state: z.enum(OFFER_STATES),
  /** Off the site until a moderator has looked at it. */
  is_held: z.boolean(),
  /** To be given back with a change, which is refused when somebody changed it meanwhile. */
  version: z.number(),
  /** Null while it is being written, as the contract. */
  city: namedReply.nullable(),
  contract: namedReply.nullable(),
  contract_duration_months: z.number().nullable(),
  work_mode: z.enum(WORK_MODES),
  views_count: z.number(),
  applications_count: z.number(),
  /** Never opened by the company. */
  new_count: z.number(),
  /** No further than read. */
  unanswered_count: z.number(),
  /** In progress at any step before a proposal: everybody who still hopes once the offer is closed. */
  open_count: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  submitted_at: z.string().nullable(),
  published_at: z.string().nullable(),
  /** The sooner of its expiry and its deadline's evening. */
  ends_at: z.string().nullable(),
  /** Of a published one: whole days until then. */
  days_left: z.number().nullable(),
  closed_at: z.string().nullable(),
  close_reason: z.string().nullable(),
  rejection_reason: z.string().nullable(),
  /** Of a draft: how many of its fields must still be filled in or corrected before it can be sent. */
  fields_left: z.number().nullable(),
  /** The new text of a published one waits for a moderator. */
  is_change_waiting: z.boolean(),
  /** Its sponsoring runs, and it is on the site. */
  is_sponsored: z.boolean(),
  /** What this person may do to it now. */
  actions: z.array(z.enum(OFFER_CHANGES)),
  /** What of it may be let go for good: a draft that was never sent, or a new text of an offer that stays as it is. */
  discards: z.enum(['offer', 'changes']).nullable(),
})
export type ManagedOffer = z.output<typeof managedOffer>

const optionalDate = z.string().refine(isCalendarDate).nullish().catch(null)

/** `active`: published and inside its dates. */
const stateFilter = z.enum([...OFFER_STATES, 'active'])

const filters = {
  /** Counts from four characters on. */
  title: z.string().max(255).nullish().catch(null),
  status: stateFilter.nullish().catch(null),
  /** First and last day on which it was created. */
  start_date: optionalDate,
  end_date: optionalDate,
  /** Those whose sponsoring runs and came with the plan. */
  isFreeSponsoring: flag().nullish().catch(null),
  /** `urgent`: what its recruiter has to do something about before the others. */
  sort: z.enum(['urgent']).nullish().catch(null),
  sort_by_date: sortByDate,
}
const managedFilters = z.object(filters)
export type ManagedFilters = z.output<typeof managedFilters>

export const listManagedOffers = endpoint({
  method: 'GET',
  path: '/api/recruiter/offers',
  summary: 'Les offres de la société, dans tous leurs états.',
  query: z.object({ page: pageNumber, ...filters }),
  reply: paginated(managedOffer).extend({
    /** Sizes of the states under the other filters. */
    counts: z.record(z.enum(['all', ...OFFER_STATES]), z.number()),
    /** Offers that are on the site or on their way to it, paused ones too, and how many may be. */
    slots: z.object({ taken: z.number(), total: z.number() }),
  }),
})

export const showManagedOffer = endpoint({
  method: 'GET',
  path: '/api/recruiter/offers/:id',
  summary: 'Une offre de la société.',
  params: idParams,
  reply: z.object({ data: managedOffer }),
})

/** Apart: it costs more than what every tab needs. */
export const showPublicPage = endpoint({
  method: 'GET',
  path: '/api/recruiter/offers/:id/public-page',
  summary: 'Ce que les candidats voient ou verraient de l’offre\u00a0; rien tant qu’elle s’écrit.',
  params: idParams,
  reply: z.object({ data: offerReply.nullable() }),
})
