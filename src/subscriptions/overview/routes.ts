import { able, memberOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { billing } from '../payments/gates.ts'
import { cancelTerm } from '../terms/life.ts'
import * as contract from './contract.ts'
import { readOverview } from './overview.ts'

export function companySubscriptionRoutes(endpoints: Endpoints, services: Services) {
  const { db, clock } = services
  const seeing = able('view', 'my company profile')

  endpoints.on(contract.showSubscription, seeing, async ({ request }) => ({
    data: await readOverview(db, memberOf(request), clock.now()),
  }))

  for (const [endpoint, isCancelled] of [
    [contract.cancelSubscription, true],
    [contract.resumeSubscription, false],
  ] as const)
    endpoints.on(endpoint, billing, async ({ request }) => {
      const member = memberOf(request)
      await inTransaction(services, member, (unit) => cancelTerm(unit, member.company.id, isCancelled))
      return { data: await readOverview(db, member, clock.now()) }
    })
}
