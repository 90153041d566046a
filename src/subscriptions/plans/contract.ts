import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { PAYMENT_METHODS } from '../payments/shared/methods.ts'
import { PLAN_TIERS } from './shared/plans.ts'

const plan = z.object({
  plan: z.enum(PLAN_TIERS),
  /** The price of each period in whole Ariary, taxes included. */
  prices: z.object({ monthly: z.number(), quarterly: z.number(), yearly: z.number() }),
  /** Null without a limit. */
  offer_slots: z.number().nullable(),
  member_slots: z.number(),
  monthly_sponsorings: z.number(),
  monthly_contacts: z.number(),
})
export type PublicPlan = z.output<typeof plan>

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/plans',
  summary: 'Les formules, ce qu’elles coûtent et comprennent aujourd’hui, et les moyens de les payer.',
  reply: z.object({
    data: z.array(plan),
    /** The means by which a company can pay now. */
    methods: z.array(z.enum(PAYMENT_METHODS)),
  }),
})
