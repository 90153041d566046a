import type { Database } from '#src/platform/database.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import type { PaymentMethod } from '../payments/shared/methods.ts'
import { listPlans } from './contract.ts'
import { readPlans } from './plans.ts'

/** @param listOpen the means by which a company can pay now, which payments know, and they know the plans */
export function planRoutes(
  endpoints: Endpoints,
  services: Services,
  listOpen: (database: Database) => Promise<{ method: PaymentMethod }[]>,
) {
  endpoints.on(listPlans, anyone, async ({ request }) => {
    const now = services.clock.now()
    return readPublic(services, request.actor, async (db) => ({
      data: await readPlans(db, now),
      methods: (await listOpen(db)).map(({ method }) => method),
    }))
  })
}
