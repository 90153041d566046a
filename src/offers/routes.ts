import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Database } from '#src/platform/database.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import type { ApplicationFacts } from './application-facts.ts'
import { type crumb, recordOfferOpening, recordOfferView, showOffer } from './contract.ts'
import { findMine } from './items.ts'
import { countOpenOffers, findPublicOffer } from './offers.ts'
import type { OfferRow } from './open.ts'
import { presentOffer } from './present.ts'
import { sourceOf } from './shared/visit-source.ts'
import { recordOpening, recordView, type Visit } from './views.ts'
import { visitorKey } from './visitor.ts'

/** What the page of an offer needs of the landing pages, which import offers: app.ts hands it in. */
export interface OfferFacts extends ApplicationFacts {
  /** Whether the company of an offer opened an application this week. */
  hasReadThisWeek(database: Database, companyId: number, now: Date): Promise<boolean>
  /** The pages that lead to an offer. */
  listCrumbs(database: Database, offer: OfferRow): Promise<z.input<typeof crumb>[]>
}

export function offersRoutes(endpoints: Endpoints, services: Services, facts: OfferFacts) {
  endpoints.on(showOffer, anyone, async ({ params, request }) => {
    const now = services.clock.now()
    const shown = await readPublic(services, request.actor, async (db) => {
      const { offer, company, usual_pay } = await findPublicOffer(db, params.id)
      const responses = await facts.measureResponses(db, [company.id], now)
      const mine = await findMine(db, request.actor, facts, [offer.id])
      const standing =
        request.actor?.kind === 'applicant'
          ? await facts.findOwnStanding(db, request.actor.id, offer.id)
          : undefined
      const open_offers_count = await countOpenOffers(db, now, company.id)
      const response = responses.get(company.id) ?? null
      const crumbs = await facts.listCrumbs(db, offer)
      const reads_applications = await facts.hasReadThisWeek(db, company.id, now)
      const page = { crumbs, reads_applications, usual_pay }
      return { offer, company, open_offers_count, response, mine, standing, page }
    })
    return { data: { ...presentOffer(shown, now), ...shown.page } }
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
