import { able, memberOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { hasSeller } from '../invoices/seller.ts'
import { billing, paying } from '../payments/gates.ts'
import { listOpenPayees } from '../payments/payees.ts'
import { presentPayee } from '../payments/present.ts'
import { readPlans } from '../plans/plans.ts'
import { cancelTerm } from '../terms/life.ts'
import { quoteAll } from '../terms/quoting.ts'
import * as contract from './contract.ts'
import { readOverview } from './overview.ts'

export function companySubscriptionRoutes(endpoints: Endpoints, services: Services) {
  const { db, clock } = services
  const seeing = able('view', 'my company profile')

  endpoints.on(contract.showSubscription, seeing, async ({ request }) => ({
    data: await readOverview(db, memberOf(request), clock.now()),
  }))

  endpoints.on(contract.listQuotes, paying, async ({ request }) => {
    const now = clock.now()
    const quotes = await quoteAll(db, memberOf(request).company.id, await readPlans(db, now), now)
    return {
      data: quotes.map(({ replaces_id: _, starts_at, ends_at, ...quote }) => ({
        ...quote,
        starts_at: starts_at.toISOString(),
        ends_at: ends_at.toISOString(),
      })),
      payees: (await hasSeller(db)) ? (await listOpenPayees(db)).map(presentPayee) : [],
    }
  })

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
