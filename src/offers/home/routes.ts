import { cached } from '#src/platform/cache.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import { presentItems } from '../items.ts'
import { listNewestIds } from '../offers.ts'
import { showHome } from './contract.ts'
import { measureHome } from './home.ts'

const HOME_OFFERS = 6

export function homeRoutes(endpoints: Endpoints, services: Services, facts: ApplicationFacts) {
  const figures = cached(services.clock, 60, () =>
    readPublic(services, null, (db) => measureHome(db, facts, services.clock.now())),
  )
  endpoints.on(showHome, anyone, async ({ request }) => {
    const asking = { actor: request.actor, facts, now: services.clock.now() }
    const recent = await readPublic(services, request.actor, async (db) =>
      presentItems(db, await listNewestIds(db, HOME_OFFERS, asking.now), asking),
    )
    return { data: { ...(await figures()), offers: recent } }
  })
}
