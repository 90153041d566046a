import { able, actorOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import { presentItems } from '../items.ts'
import * as contract from './contract.ts'
import { listSaved, SAVED_PER_PAGE, saveOffer, unsaveOffer } from './saved.ts'

export function savedOffersRoutes(endpoints: Endpoints, services: Services, facts: ApplicationFacts) {
  const own = able('view', 'my saved offer')

  endpoints.on(contract.listSavedOffers, own, async ({ query: { page }, request }) => {
    const asking = { actor: actorOf(request), facts, now: services.clock.now() }
    const { rows, total } = await listSaved(services.db, asking.actor.id, page, asking.now)
    const saved = new Map(rows.map((row) => [row.id, row]))
    const items = await presentItems(services.db, [...saved.keys()], asking)
    const data = items.map((item) => ({
      ...item,
      saved_at: saved.get(item.id)?.saved_at.toISOString() ?? '',
      is_open: saved.get(item.id)?.is_open ?? false,
    }))
    return paginate(data, { page, per_page: SAVED_PER_PAGE, total, url: services.env.APP_URL + request.url })
  })

  endpoints.on(contract.saveOffer, own, async ({ params, request }) => {
    await saveOffer(services, actorOf(request), params.id)
    return { data: { id: params.id, is_saved: true } }
  })

  endpoints.on(contract.unsaveOffer, own, async ({ params, request }) => {
    await unsaveOffer(services, actorOf(request), params.id)
    return { data: { id: params.id, is_saved: false } }
  })
}
