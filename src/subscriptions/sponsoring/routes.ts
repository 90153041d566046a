import { able, memberOf } from '#src/abilities/gates.ts'
import { visitorKey } from '#src/offers/visitor.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import * as contract from './contract.ts'
import { countSponsored } from './counting.ts'
import { listSponsorings, type SponsoringFacts } from './sponsorings.ts'

export function sponsoringRoutes(endpoints: Endpoints, services: Services, facts: SponsoringFacts) {
  endpoints.on(
    contract.listOfferSponsorings,
    able('view', 'my company job offers'),
    async ({ params, request }) => {
      const now = services.clock.now()
      return { data: await listSponsorings(services.db, memberOf(request), params.id, facts, now) }
    },
  )

  endpoints.on(contract.recordSponsoredViews, anyone, async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await countSponsored(services, 'views_count', query.offers, visitorKey(services, request, true))
  })

  endpoints.on(contract.recordSponsoredClick, anyone, async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await countSponsored(services, 'clicks_count', [params.id], visitorKey(services, request, true))
  })
}
