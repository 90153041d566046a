import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { readEffects } from '#src/subscriptions/pricing/effects.ts'
import { planChange, withdrawChange } from '#src/subscriptions/pricing/planning.ts'
import { requireAhead } from '#src/subscriptions/pricing/revisions.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { readAdminPlans } from './plans.ts'

export function adminPlansRoutes(endpoints: Endpoints, services: Services) {
  const { db, clock } = services
  const managing = permitted('manage plans')
  const read = async () => ({ data: await readAdminPlans(db, clock.now()) })

  endpoints.on(contract.showAdminPlans, managing, read)
  endpoints.on(contract.previewPlanChange, managing, async ({ params, query }) => {
    requireAhead(clock.now(), query.effective_on)
    return { data: await readEffects(db, { ...params, ...query }, clock.now()) }
  })
  endpoints.on(contract.planPlanChange, managing, async ({ params, body, request }) => {
    await inTransaction(services, administratorOf(request), (unit) => planChange(unit, params.plan, body))
    return read()
  })
  endpoints.on(contract.withdrawPlanChange, managing, async ({ params, request }) => {
    await inTransaction(services, administratorOf(request), (unit) => withdrawChange(unit, params.id))
    return read()
  })
}
