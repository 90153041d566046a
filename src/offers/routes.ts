import { able, actorOf } from '#src/abilities/gates.ts'
import { findLogo } from '#src/companies/companies.ts'
import { cached } from '#src/platform/cache.ts'
import { notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import type { ApplicationFacts } from './application-facts.ts'
import * as contract from './contract.ts'
import { measureHome } from './home/home.ts'
import { countOpenOffers, findPublicOffer, listNewestIds } from './offers.ts'
import { presentOffer } from './present.ts'
import { reportOffer } from './reports/reports.ts'
import { listSavedOffers } from './saved/contract.ts'
import { listSaved, SAVED_PER_PAGE, saveOffer, unsaveOffer } from './saved/saved-offers.ts'
import { findMine, PER_PAGE, presentItems, searchPage } from './search/page.ts'
import { readCriteria } from './search/reading.ts'
import { similarOfferIds } from './search/similar-offers.ts'
import { recordView } from './views.ts'
import { visitorKey } from './visitor.ts'

const HOME_OFFERS = 6
const SIMILAR = 4

export function offersRoutes(endpoints: Endpoints, services: Services, facts: ApplicationFacts) {
  listing(endpoints, services, facts)
  reading(endpoints, services, facts)
  saving(endpoints, services, facts)
  reporting(endpoints, services)
  logos(endpoints, services)
}

function listing(endpoints: Endpoints, services: Services, facts: ApplicationFacts) {
  endpoints.on(contract.listOffers, anyone, async ({ query, request }) => {
    const asking = { actor: request.actor, facts, now: services.clock.now() }
    const { items, total, extras } = await searchPage(services.db, readCriteria(query), query.page, asking)
    return {
      ...paginate(items, { page: query.page, per_page: PER_PAGE, total, url: request.url }),
      ...extras,
    }
  })

  const figures = cached(services.clock, 60, () => measureHome(services.db, facts, services.clock.now()))
  endpoints.on(contract.showHome, anyone, async ({ request }) => {
    const asking = { actor: request.actor, facts, now: services.clock.now() }
    const ids = await listNewestIds(services.db, HOME_OFFERS, asking.now)
    const recent = await presentItems(services.db, ids, asking)
    return { data: { ...(await figures()), offers: recent } }
  })
}

function reading(endpoints: Endpoints, services: Services, facts: ApplicationFacts) {
  endpoints.on(contract.showOffer, anyone, async ({ params, request }) => {
    const now = services.clock.now()
    const { offer, company } = await findPublicOffer(services.db, params.id)
    const responses = await facts.measureResponses(services.db, [company.id], now)
    const mine = await findMine(services.db, request.actor, facts, [offer.id])
    const open_offers_count = await countOpenOffers(services.db, now, company.id)
    const response = responses.get(company.id) ?? null
    return { data: presentOffer({ offer, company, open_offers_count, response, mine }, now) }
  })

  endpoints.on(contract.listSimilarOffers, anyone, async ({ params, request }) => {
    const asking = { actor: request.actor, facts, now: services.clock.now() }
    const { offer } = await findPublicOffer(services.db, params.id)
    const ids = await similarOfferIds(services.db, offer, SIMILAR, asking.now)
    return { data: await presentItems(services.db, ids, asking) }
  })

  endpoints.on(contract.recordOfferView, anyone, async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await recordView(services.db, params.id, visitorKey(services, request, true), services.clock.now())
  })
}

function saving(endpoints: Endpoints, services: Services, facts: ApplicationFacts) {
  const own = able('view', 'my saved offer')
  endpoints.on(listSavedOffers, own, async ({ query: { page }, request }) => {
    const asking = { actor: actorOf(request), facts, now: services.clock.now() }
    const { rows, total } = await listSaved(services.db, asking.actor.id, page, asking.now)
    const kept = new Map(rows.map((row) => [row.id, row]))
    const items = await presentItems(services.db, [...kept.keys()], asking)
    const data = items.map((item) => ({
      ...item,
      saved_at: kept.get(item.id)?.saved_at.toISOString() ?? '',
      is_open: kept.get(item.id)?.is_open ?? false,
    }))
    return paginate(data, { page, per_page: SAVED_PER_PAGE, total, url: request.url })
  })
  endpoints.on(contract.saveOffer, own, async ({ params, request }) => {
    await saveOffer(services.db, actorOf(request).id, params.id, services.clock.now())
    return { data: { id: params.id, is_saved: true } }
  })
  endpoints.on(contract.unsaveOffer, own, async ({ params, request }) => {
    await unsaveOffer(services.db, actorOf(request).id, params.id)
    return { data: { id: params.id, is_saved: false } }
  })
}

function reporting(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.reportOffer, anyone, async ({ params, body, request }) => {
    const now = services.clock.now()
    const reporter_key = visitorKey(services, request)
    await allowAttempt(services.db, `offer-report:${reporter_key}`, 10, 3_600, now)
    const report = {
      offer_id: params.id,
      reporter_id: request.actor?.id ?? null,
      reporter_key,
      reason: body.reason,
      message: body.message ?? null,
    }
    await reportOffer(services, report, now)
    return { message: 'Merci, votre signalement a été transmis. Nous examinons cette offre.' }
  })
}

function logos(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.showCompanyLogo, anyone, async ({ params, reply }) => {
    const logo = await findLogo(services.db, params.id)
    if (!logo) throw notFound()
    return reply
      .type('image/svg+xml')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(logo)
  })
}
