import type { FastifyRequest } from 'fastify'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import type { ApplicationFacts } from './application-facts.ts'
import { recordOfferOpening, recordOfferView, showOffer } from './contract.ts'
import { findMine } from './items.ts'
import { countOpenOffers, findPublicOffer } from './offers.ts'
import { presentOffer } from './present.ts'
import { sourceOf } from './shared/visit-source.ts'
import { recordOpening, recordView, type Visit } from './views.ts'
import { visitorKey } from './visitor.ts'

export function offersRoutes(endpoints: Endpoints, services: Services, facts: ApplicationFacts) {
  endpoints.on(showOffer, anyone, async ({ params, request }) => {
    const now = services.clock.now()
    const shown = await readPublic(services, request.actor, async (db) => {
      const { offer, company } = await findPublicOffer(db, params.id)
      const responses = await facts.measureResponses(db, [company.id], now)
      const mine = await findMine(db, request.actor, facts, [offer.id])
      const standing =
        request.actor?.kind === 'applicant'
          ? await facts.findOwnStanding(db, request.actor.id, offer.id)
          : undefined
      const open_offers_count = await countOpenOffers(db, now, company.id)
      const response = responses.get(company.id) ?? null
      return { offer, company, open_offers_count, response, mine, standing }
    })
    return { data: presentOffer(shown, now) }
  })

  const visitOf = (
    request: FastifyRequest,
    offer_id: number,
    came: Parameters<typeof sourceOf>[0],
  ): Visit => ({
    offer_id,
    source: sourceOf(came, services.env.APP_URL),
    visitor: visitorKey(services, request, true),
  })

  endpoints.on(recordOfferView, anyone, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await recordView(services, visitOf(request, params.id, query))
  })

  endpoints.on(recordOfferOpening, anyone, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await recordOpening(services, visitOf(request, params.id, query))
  })
}
