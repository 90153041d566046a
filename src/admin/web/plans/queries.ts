import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { PlanTier } from '#src/subscriptions/plans/shared/plans.ts'
import type {
  planPlanChange,
  previewPlanChange,
  showAdminPlans,
  withdrawPlanChange,
} from '../../plans/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

export const plansQuery = queryOptions({
  queryKey: deskKeys.plans,
  queryFn: async () => (await call<typeof showAdminPlans>('GET /api/admin/plans')).data,
})

export interface PlannedLimits {
  plan: PlanTier
  effective_on: string
  offer_slots: number | null
  member_slots: number
}

export const effectsQuery = ({ plan, ...planned }: PlannedLimits) =>
  queryOptions({
    queryKey: deskKeys.planEffects({ plan, ...planned }),
    queryFn: async () =>
      (
        await call<typeof previewPlanChange>('GET /api/admin/plans/:plan/effects', {
          params: { plan },
          query: planned,
        })
      ).data,
  })

/** What the plan's form sends; the texts of its fields are read by the server as the contract reads them. */
export type PlanBody = Record<string, unknown> & { effective_on: string; seen_id: number }

/** Plans a change; a refusal reads the plans again, because a colleague may have planned one. */
export function usePlanChange(plan: PlanTier) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PlanBody) =>
      call<typeof planPlanChange>('POST /api/admin/plans/:plan/changes', {
        params: { plan },
        body: body as never,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKeys.plans }),
  })
}

export function useWithdrawal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof withdrawPlanChange>('DELETE /api/admin/plans/changes/:id', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKeys.plans }),
  })
}
