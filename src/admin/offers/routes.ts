import type { FastifyRequest } from 'fastify'
import { readModeratedCompany } from '#src/companies/moderation/reading.ts'
import { acceptChange, refuseChange } from '#src/offers/moderation/changes.ts'
import { clearReports, holdOffer, releaseOffer } from '#src/offers/moderation/hold.ts'
import { publishOffer, refuseOffer } from '#src/offers/moderation/publication.ts'
import { listModeratedOffers, readModeratedOffer } from '#src/offers/moderation/reading.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { listDecisions } from '../audit/log.ts'
import { readActivity } from '../companies/activity.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { presentModeratedOffer, presentOfferRow } from './present.ts'

export function adminOffersRoutes(endpoints: Endpoints, services: Services) {
  readingRoutes(endpoints, services)
  const decide = permitted('decide on offers')
  const change = (request: FastifyRequest, work: (unit: Unit) => Promise<void>) =>
    inTransaction(services, administratorOf(request), work)

  endpoints.on(contract.publishOffer, decide, ({ params, body, request }) =>
    change(request, (unit) => publishOffer(unit, params.id, body)),
  )
  endpoints.on(contract.refuseOffer, decide, ({ params, body, request }) =>
    change(request, (unit) => refuseOffer(unit, params.id, body)),
  )
  endpoints.on(contract.holdOffer, decide, ({ params, body, request }) =>
    change(request, (unit) => holdOffer(unit, params.id, body)),
  )
  endpoints.on(contract.releaseOffer, decide, ({ params, request }) =>
    change(request, (unit) => releaseOffer(unit, params.id)),
  )
  endpoints.on(contract.clearReports, decide, ({ params, body, request }) =>
    change(request, (unit) => clearReports(unit, params.id, body.reported_at)),
  )
  endpoints.on(contract.acceptChange, decide, ({ params, body, request }) =>
    change(request, (unit) => acceptChange(unit, params.id, body)),
  )
  endpoints.on(contract.refuseChange, decide, ({ params, body, request }) =>
    change(request, (unit) => refuseChange(unit, params.id, body)),
  )
}

function readingRoutes(endpoints: Endpoints, services: Services) {
  const { db, env } = services
  const read = permitted('read offers')
  endpoints.on(contract.listOffers, read, async ({ query, request }) => {
    const { rows, ...counted } = await listModeratedOffers(db, query)
    return paginate(rows.map(presentOfferRow), { ...query, ...counted, url: env.ADMIN_URL + request.url })
  })

  endpoints.on(contract.showOffer, read, async ({ params }) => {
    const found = await readModeratedOffer(db, params.id)
    const { company_id } = found.offer
    const company = await readModeratedCompany(db, company_id)
    const activity = await readActivity(services, company_id)
    const decisions = await listDecisions(db, [`offer:${params.id}`, `company:${company_id}`])
    return { data: presentModeratedOffer(found, { company, activity, decisions }) }
  })
}
