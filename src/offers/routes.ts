import { able, actorOf } from '#src/abilities/gates.ts'
import { findLogo } from '#src/companies/companies.ts'
import { notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { kept } from '#src/platform/kept.ts'
import { paginate } from '#src/platform/pagination.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import type { World } from '#src/platform/world.ts'
import type { ApplicationFacts } from './application-facts.ts'
import * as contract from './contract.ts'
import { readCriteria } from './criteria.ts'
import { measureHome } from './home.ts'
import { countOpenOffers, findPublicOffer, listNewestIds } from './offers.ts'
import { presentOffer } from './present.ts'
import { reportOffer } from './reports.ts'
import { listSaved, SAVED_PER_PAGE, saveOffer, unsaveOffer } from './saved.ts'
import { listSavedOffers } from './saved-contract.ts'
import { findMine, PER_PAGE, presentItems, searchPage } from './search-page.ts'
import { similarOfferIds } from './similar-offers.ts'
import { recordView } from './views.ts'
import { visitorKey } from './visitor.ts'

const HOME_OFFERS = 6
const SIMILAR = 4

export function offersRoutes(endpoints: Endpoints, world: World, facts: ApplicationFacts) {
  listing(endpoints, world, facts)
  reading(endpoints, world, facts)
  saving(endpoints, world, facts)
  reporting(endpoints, world)
  logos(endpoints, world)
}

function listing(endpoints: Endpoints, world: World, facts: ApplicationFacts) {
  endpoints.on(contract.listOffers, anyone, async ({ query, request }) => {
    const asking = { actor: request.actor, facts, now: world.clock.now() }
    const { items, total, extras } = await searchPage(world.db, readCriteria(query), query.page, asking)
    return {
      ...paginate(items, { page: query.page, per_page: PER_PAGE, total, url: request.url }),
      ...extras,
    }
  })

  const figures = kept(60, (now) => measureHome(world.db, facts, now))
  endpoints.on(contract.showHome, anyone, async ({ request }) => {
    const asking = { actor: request.actor, facts, now: world.clock.now() }
    const ids = await listNewestIds(world.db, HOME_OFFERS, asking.now)
    const recent = await presentItems(world.db, ids, asking)
    return { data: { ...(await figures(asking.now)), offers: recent } }
  })
}

function reading(endpoints: Endpoints, world: World, facts: ApplicationFacts) {
  endpoints.on(contract.showOffer, anyone, async ({ params, request }) => {
    const now = world.clock.now()
    const { offer, company } = await findPublicOffer(world.db, params.id)
    const responses = await facts.measureResponses(world.db, [company.id], now)
    const mine = await findMine(world.db, request.actor, facts, [offer.id])
    const open_offers_count = await countOpenOffers(world.db, now, company.id)
    const response = responses.get(company.id) ?? null
    return { data: presentOffer({ offer, company, open_offers_count, response, mine }, now) }
  })

  endpoints.on(contract.listSimilarOffers, anyone, async ({ params, request }) => {
    const asking = { actor: request.actor, facts, now: world.clock.now() }
    const { offer } = await findPublicOffer(world.db, params.id)
    const ids = await similarOfferIds(world.db, offer, SIMILAR, asking.now)
    return { data: await presentItems(world.db, ids, asking) }
  })

  endpoints.on(contract.recordOfferView, anyone, async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await recordView(world.db, params.id, visitorKey(world, request, true), world.clock.now())
  })
}

function saving(endpoints: Endpoints, world: World, facts: ApplicationFacts) {
  const own = able('view', 'my saved offer')
  endpoints.on(listSavedOffers, own, async ({ query: { page }, request }) => {
    const asking = { actor: actorOf(request), facts, now: world.clock.now() }
    const { rows, total } = await listSaved(world.db, asking.actor.id, page, asking.now)
    const kept = new Map(rows.map((row) => [row.id, row]))
    const items = await presentItems(world.db, [...kept.keys()], asking)
    const data = items.map((item) => ({
      ...item,
      saved_at: kept.get(item.id)?.saved_at.toISOString() ?? '',
      is_open: kept.get(item.id)?.is_open ?? false,
    }))
    return paginate(data, { page, per_page: SAVED_PER_PAGE, total, url: request.url })
  })
  endpoints.on(contract.saveOffer, own, async ({ params, request }) => {
    await saveOffer(world.db, actorOf(request).id, params.id, world.clock.now())
    return { data: { id: params.id, is_saved: true } }
  })
  endpoints.on(contract.unsaveOffer, own, async ({ params, request }) => {
    await unsaveOffer(world.db, actorOf(request).id, params.id)
    return { data: { id: params.id, is_saved: false } }
  })
}

function reporting(endpoints: Endpoints, world: World) {
  endpoints.on(contract.reportOffer, anyone, async ({ params, body, request }) => {
    const now = world.clock.now()
    const reporter_key = visitorKey(world, request)
    await allowAttempt(world.db, `offer-report:${reporter_key}`, 10, 3_600, now)
    const report = {
      offer_id: params.id,
      reporter_id: request.actor?.id ?? null,
      reporter_key,
      reason: body.reason,
      message: body.message ?? null,
    }
    await reportOffer(world, report, now)
    return { message: 'Merci, votre signalement a été transmis. Nous examinons cette offre.' }
  })
}

function logos(endpoints: Endpoints, world: World) {
  endpoints.on(contract.showCompanyLogo, anyone, async ({ params, reply }) => {
    const logo = await findLogo(world.db, params.id)
    if (!logo) throw notFound()
    return reply
      .type('image/svg+xml')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(logo)
  })
}
