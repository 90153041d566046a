import { able, actorOf } from '#src/abilities/gates.ts'
import { sourceOf } from '#src/offers/shared/visit-source.ts'
import { answer, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { presentItem } from '../following/present.ts'
import { applyToOffer } from './applying.ts'
import { readBeforeApplying } from './before-applying.ts'
import { postApplication, showBeforeApplying } from './contract.ts'

export function applyingRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(showBeforeApplying, able('apply to', 'an offer'), async ({ request }) => ({
    data: await readBeforeApplying(services, actorOf(request).id, services.clock.now()),
  }))

  endpoints.on(postApplication, able('apply to', 'an offer'), async ({ body, query, request }) => {
    const source = sourceOf(query, services.env.APP_URL)
    const { row, created, removed } = await applyToOffer(services, actorOf(request), { ...body, source })
    const data = await presentItem(services.db, row)
    // The same application sent again is no failure, and makes nothing new.
    return answer(created ? 201 : 200, { data, created, ...(removed.length > 0 && { removed }) })
  })
}
