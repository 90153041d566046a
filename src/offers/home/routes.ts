import { cached } from '#src/platform/cache.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import { presentItems } from '../items.ts'
import { listNewestIds } from '../offers.ts'
import { showHome } from './contract.ts'
import { measureHome } from './home.ts'

const HOME_OFFERS = 6

export function homeRoutes(endpoints: Endpoints, services: Services, facts: ApplicationFacts) {
  const figures = cached(services.clock, 60, () => measureHome(services.db, facts, services.clock.now()))
  endpoints.on(showHome, anyone, async ({ request }) => {
    const asking = { actor: request.actor, facts, now: services.clock.now() }
    const ids = await listNewestIds(services.db, HOME_OFFERS, asking.now)
    const recent = await presentItems(services.db, ids, asking)
    return { data: { ...(await figures()), offers: recent } }
  })
}
