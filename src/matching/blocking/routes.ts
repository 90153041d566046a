import { able, actorOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { blockCompany, listBlocked, unblockCompany } from './blocking.ts'
import * as contract from './contract.ts'

export function blockingRoutes(endpoints: Endpoints, services: Services) {
  const own = able('view', 'my profile')

  endpoints.on(contract.listBlockedCompanies, own, async ({ request }) => ({
    data: await listBlocked(services.db, actorOf(request).id),
  }))

  endpoints.on(contract.blockCompany, own, async ({ params, request }) => {
    const actor = actorOf(request)
    await blockCompany(services, actor, params.id)
    return { data: await listBlocked(services.db, actor.id) }
  })

  endpoints.on(contract.unblockCompany, own, async ({ params, request }) => {
    const actor = actorOf(request)
    await unblockCompany(services, actor, params.id)
    return { data: await listBlocked(services.db, actor.id) }
  })
}
