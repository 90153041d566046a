import type { SearchParams } from '#src/ui/search-params.ts'
import { PLAN_TIERS, type PlanTier } from '../shared/plans.ts'

/** The plan that an address names with `?formule=gold`; null for another word or none. */
export const readChosenPlan = ({ formule }: SearchParams): PlanTier | null =>
  PLAN_TIERS.find((tier) => tier === formule) ?? null

export const subscribeHref = (plan: PlanTier) => `/abonnement?formule=${plan}`
