import { able, memberOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { showOfferHistory } from './contract.ts'
import { readHistory } from './history.ts'

export function offerHistoryRoutes(endpoints: Endpoints, services: Services) {
  const viewing = able('view', 'my company job offers')
  endpoints.on(showOfferHistory, viewing, async ({ params, request }) => ({
    data: await readHistory(services.db, memberOf(request), params.id),
  }))
}
