import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { PLAN_TIERS } from '#src/subscriptions/plans/shared/plans.ts'
import { planChangeInput } from '#src/subscriptions/pricing/shared/values.ts'

const version = z.object({
  id: z.number(),
  plan: z.enum(PLAN_TIERS),
  /** The day in Antananarivo from which it counts. */
  effective_on: z.string(),
  monthly_price: z.number(),
  quarterly_price: z.number(),
  yearly_price: z.number(),
  /** Null without a limit. */
  offer_slots: z.number().nullable(),
  member_slots: z.number(),
  monthly_sponsorings: z.number(),
  monthly_contacts: z.number(),
  planned_at: z.string(),
  /** Who planned it; null for what the site began with. */
  planned_by: z.string().nullable(),
})
export type AdminPlanVersion = z.output<typeof version>

const plans = z.object({
  /** The day in Antananarivo, by which a version is planned or counts. */
  today: z.string(),
  /** Every version of every plan, in the order of their moments. */
  versions: z.array(version),
  /** How many companies have a running subscription of each plan. */
  subscribers: z.record(z.enum(PLAN_TIERS), z.number()),
  without_plan: z.number(),
})
export type AdminPlans = z.output<typeof plans>

export const showAdminPlans = endpoint({
  method: 'GET',
  path: '/api/admin/plans',
  summary: 'Les formules, leurs prix et leurs limites\u00a0: passés, en vigueur et prévus.',
  reply: z.object({ data: plans }),
})

const planParams = z.object({ plan: z.enum(PLAN_TIERS) })

const effects = z.object({
  /** With a running subscription of the plan. */
  companies: z.number(),
  /** Those among them that end it, or have paid for another plan after it. */
  leaving: z.number(),
  /** The first day on which one of them can pay the new price; null where nobody does. */
  first_on: z.string().nullable(),
  by_period: z.object({ monthly: z.number(), quarterly: z.number(), yearly: z.number() }),
  /** In which month each of them can pay the new price for the first time: `2027-01`. */
  months: z.array(z.object({ month: z.string(), count: z.number() })),
  /** Those that use more than the new limits allow; only the first of them are named. */
  above: z.object({
    count: z.number(),
    companies: z.array(
      z.object({ id: z.number(), name: z.string(), offers: z.number(), members: z.number() }),
    ),
  }),
})
export type PlanEffects = z.output<typeof effects>

const { effective_on, offer_slots, member_slots } = planChangeInput.shape

export const previewPlanChange = endpoint({
  method: 'GET',
  path: '/api/admin/plans/:plan/effects',
  summary: 'Qui un changement de formule touche, et quand.',
  params: planParams,
  query: z.object({
    effective_on,
    /** Left out without a limit. */
    offer_slots: offer_slots.optional().transform((slots) => slots ?? null),
    member_slots,
  }),
  reply: z.object({ data: effects }),
})

export const planPlanChange = endpoint({
  method: 'POST',
  path: '/api/admin/plans/:plan/changes',
  summary: 'Prévoit les prix et les limites d’une formule à partir d’un jour.',
  params: planParams,
  body: planChangeInput,
  reply: z.object({ data: plans }),
})

export const withdrawPlanChange = endpoint({
  method: 'DELETE',
  path: '/api/admin/plans/changes/:id',
  summary: 'Annule un changement prévu qui n’a pas pris effet.',
  params: idParams,
  reply: z.object({ data: plans }),
})
