import { able, memberOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import type { OfferApplications } from '../application-facts.ts'
import { showOfferStatistics } from './contract.ts'
import { readStatistics } from './statistics.ts'

export function offerStatisticsRoutes(endpoints: Endpoints, services: Services, facts: OfferApplications) {
  const viewing = able('view', 'my company job offers')
  endpoints.on(showOfferStatistics, viewing, async ({ params, request }) => {
    const now = services.clock.now()
    return { data: await readStatistics(services.db, memberOf(request), params.id, facts, now) }
  })
}
