import { able, memberOf, recruiting } from '#src/abilities/gates.ts'
import type { OfferApplications } from '#src/offers/application-facts.ts'
import { visitorKey } from '#src/offers/visitor.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { findEffective } from '../terms/terms.ts'
import * as contract from './contract.ts'
import { countSponsored } from './counting.ts'
import { countCredits, sponsorWithCredits } from './credits.ts'
import { measureEarlier } from './earlier.ts'
import { readSponsoringPrices } from './prices.ts'
import { listSponsorings, type SponsoringFacts } from './sponsorings.ts'

export function sponsoringRoutes(
  endpoints: Endpoints,
  services: Services,
  facts: SponsoringFacts & Pick<OfferApplications, 'countReceived'>,
) {
  endpoints.on(
    contract.listOfferSponsorings,
    able('view', 'my company job offers'),
    async ({ params, request }) => {
      const now = services.clock.now()
      return { data: await listSponsorings(services.db, memberOf(request), params.id, facts, now) }
    },
  )

  endpoints.on(contract.sponsorWithCredits, recruiting, async ({ params, body, request }) => {
    const member = memberOf(request)
    await inTransaction(services, member, (unit) =>
      sponsorWithCredits(unit, member.company.id, { offer_id: params.id, days: body.days }),
    )
    return { data: await listSponsorings(services.db, member, params.id, facts, services.clock.now()) }
  })

  endpoints.on(contract.showSponsoringCredits, able('view', 'my company job offers'), async ({ request }) => {
    const now = services.clock.now()
    const { id } = memberOf(request).company
    const term = await findEffective(services.db, id, now)
    const prices = await readSponsoringPrices(services.db, now)
    const earlier = await measureEarlier(services.db, id, facts, now)
    if (!term) return { data: { taken: 0, total: 0, renewed_on: null, prices, earlier } }
    const { taken, total, until } = await countCredits(services.db, term, now)
    return { data: { taken, total, renewed_on: dayAt(until), prices, earlier } }
  })

  endpoints.on(contract.recordSponsoredViews, anyone, async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await countSponsored(services, 'views_count', query.offers, visitorKey(services, request, true))
  })

  endpoints.on(contract.recordSponsoredClick, anyone, async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await countSponsored(services, 'clicks_count', [params.id], visitorKey(services, request, true))
  })
}
