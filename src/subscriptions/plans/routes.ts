import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { listPlans } from './contract.ts'
import { readPlans } from './plans.ts'

export function planRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(listPlans, anyone, async ({ request }) => {
    const now = services.clock.now()
    return { data: await readPublic(services, request.actor, (db) => readPlans(db, now)) }
  })
}
