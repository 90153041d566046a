import { able, actorOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import { presentItems } from '../items.ts'
import * as contract from './contract.ts'
import { listSaved, saveOffer, unsaveOffer, writeNote } from './saved.ts'
import { countSaved, filterSaved, sortSaved } from './views.ts'

const PER_PAGE = 20

export function savedOffersRoutes(endpoints: Endpoints, services: Services, facts: ApplicationFacts) {
  const own = able('view', 'my saved offer')

  endpoints.on(contract.listSavedOffers, own, async ({ query: { filter, sort, page }, request }) => {
    const asking = { actor: actorOf(request), facts, now: services.clock.now() }
    const rows = await listSaved(services.db, asking.actor.id, asking.now)
    const ids = rows.map(({ id }) => id)
    const applied = await facts.listApplied(services.db, asking.actor.id, ids)
    const listed = sortSaved(filterSaved(rows, filter, applied), sort)
    const shown = new Map(listed.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((row) => [row.id, row]))
    const items = await presentItems(services.db, [...shown.keys()], asking)
    const data = items.flatMap((item) => {
      const row = shown.get(item.id)
      if (!row) return []
      const { is_open, is_paused, closes_on, note } = row
      return [{ ...item, saved_at: row.saved_at.toISOString(), is_open, is_paused, closes_on, note }]
    })
    const url = services.env.APP_URL + request.url
    return {
      ...paginate(data, { page, per_page: PER_PAGE, total: listed.length, url }),
      counts: countSaved(rows, applied),
    }
  })

  endpoints.on(contract.saveOffer, own, async ({ params, request }) => {
    await saveOffer(services, actorOf(request), params.id)
    return { data: { id: params.id, is_saved: true } }
  })

  endpoints.on(contract.unsaveOffer, own, async ({ params, request }) => {
    await unsaveOffer(services, actorOf(request), params.id)
    return { data: { id: params.id, is_saved: false } }
  })

  endpoints.on(contract.writeSavedNote, own, async ({ params, body: { note }, request }) => {
    await writeNote(services, actorOf(request), params.id, note)
    return { data: { id: params.id, note } }
  })
}
