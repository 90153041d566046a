import { z } from 'zod'
import { namedReply } from '#src/reference/shared/replies.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { flag, idParams } from '#src/shared/fields.ts'
import { pageNumber, paginated, sortByDate } from '#src/shared/paginated.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { offerReply } from '../contract.ts'
import { OFFER_CHANGES, OFFER_STATES } from '../life/shared/transitions.ts'
import { WORK_MODES } from '../shared/states.ts'

export const managedOffer = z.object({
  id: z.number(),
  slug: z.string(),
  reference: z.string(),
  title: z.string(),
  state: z.enum(OFFER_STATES),
  /** A held offer is off the site until a moderator has looked at it. */
  is_held: z.boolean(),
  /** It was paused at the end of the company's plan and comes back with the next one. */
  is_paused_for_plan: z.boolean(),
  /** It was paused because nobody said whether it is still open. */
  is_paused_unattended: z.boolean(),
  /** The company is asked whether it is still open, and it is paused then without an answer; null while it is not. */
  answer_due_at: z.string().nullable(),
  /**
   * The page sends the version back with each change, which is refused when somebody else changed the offer
   * meanwhile.
   */
  version: z.number(),
  /** The town and the contract are null while a draft has not chosen them. */
  city: namedReply.nullable(),
  contract: namedReply.nullable(),
  contract_duration_months: z.number().nullable(),
  work_mode: z.enum(WORK_MODES),
  views_count: z.number(),
  applications_count: z.number(),
  /** Applications that the company has never opened. */
  new_count: z.number(),
  /** Applications in progress that were at most read. */
  unanswered_count: z.number(),
  /** Applications in progress at any step before a proposal: they still need an answer once the offer is closed. */
  open_count: z.number(),
  /** Applications with a proposal: each is decided on its own. */
  proposed_count: z.number(),
  /** Applications with an answer that can still be taken back, because it has not left yet. */
  held_count: z.number(),
  /** The moment at which the last of these answers leaves; null when none is held. */
  held_until: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  submitted_at: z.string().nullable(),
  published_at: z.string().nullable(),
  /** The sooner of the expiry and the evening of the deadline. */
  ends_at: z.string().nullable(),
  /** Whole days until `ends_at`, for a published offer. */
  days_left: z.number().nullable(),
  closed_at: z.string().nullable(),
  close_reason: z.string().nullable(),
  rejection_reason: z.string().nullable(),
  /** How many fields of a draft must still be filled in or corrected before it can be submitted. */
  fields_left: z.number().nullable(),
  /** Whether the new text of a published offer waits for a moderator. */
  is_change_waiting: z.boolean(),
  /** Whether its sponsoring runs and it is on the site. */
  is_sponsored: z.boolean(),
  /** The changes that this person may make now. */
  actions: z.array(z.enum(OFFER_CHANGES)),
  /**
   * What may be deleted for good: a draft that was never submitted, or the new text of an offer that stays as it is.
   */
  discards: z.enum(['offer', 'changes']).nullable(),
})
export type ManagedOffer = z.output<typeof managedOffer>

const optionalDate = z.string().refine(isCalendarDate).nullish().catch(null)

/** `active` stands for published offers within their dates. */
const stateFilter = z.enum([...OFFER_STATES, 'active'])

const filters = {
  /** Titles shorter than four characters do not filter. */
  title: z.string().max(255).nullish().catch(null),
  status: stateFilter.nullish().catch(null),
  /** The first and the last day on which the offer was created. */
  start_date: optionalDate,
  end_date: optionalDate,
  /** Keeps the offers whose current sponsoring came with the plan. */
  isFreeSponsoring: flag().nullish().catch(null),
  /** `urgent` puts first the offers that need the recruiter soonest. */
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
    /** The number of offers in each state under the other filters. */
    counts: z.record(z.enum(['all', ...OFFER_STATES]), z.number()),
    /**
     * `taken` counts the offers that are on the site, paused or waiting for moderation; `total` is how many may be,
     * null without a limit.
     */
    slots: z.object({ taken: z.number(), total: z.number().nullable() }),
    /** The offers of the company that visitors can apply to, whatever the filters. */
    active_count: z.number(),
  }),
})

export const showManagedOffer = endpoint({
  method: 'GET',
  path: '/api/recruiter/offers/:id',
  summary: 'Une offre de la société.',
  params: idParams,
  reply: z.object({ data: managedOffer }),
})

/** The public page has a call of its own, because it costs more than what every tab needs. */
export const showPublicPage = endpoint({
  method: 'GET',
  path: '/api/recruiter/offers/:id/public-page',
  summary: 'Ce que les candidats voient ou verraient de l’offre\u00a0; rien tant qu’elle s’écrit.',
  params: idParams,
  reply: z.object({ data: offerReply.nullable() }),
})
