import { z } from 'zod'
import { PERIODS, PLAN_TIERS } from '../../plans/shared/plans.ts'
import { SUBSCRIPTION_STATUSES } from './statuses.ts'

/** A term as its company and the administration read it. */
export const shownTerm = z.object({
  id: z.number(),
  plan: z.enum(PLAN_TIERS),
  period: z.enum(PERIODS),
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** Whole Ariary, TVA included; 0 when the site gave it. */
  price: z.number(),
  /** Null until it is paid. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** Why it is suspended. */
  suspension_reason: z.string().nullable(),
})
export type ShownTerm = z.output<typeof shownTerm>
