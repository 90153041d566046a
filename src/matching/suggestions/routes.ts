import { able, actorOf } from '#src/abilities/gates.ts'
import { findChannels } from '#src/notifications/preferences.ts'
import type { ApplicationFacts } from '#src/offers/application-facts.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import * as contract from './contract.ts'
import * as hiding from './hiding.ts'
import { countFiltered, filterSuggestions, presentSuggestions, townName } from './present.ts'
import { findProfileGaps } from './profile-gaps.ts'
import { findSuggestions } from './suggestions.ts'

const PER_PAGE = 20

export function suggestionsRoutes(endpoints: Endpoints, services: Services, facts: ApplicationFacts) {
  const own = able('view', 'my suggest offer')

  endpoints.on(contract.listSuggestions, own, async ({ query: { filter, page }, request }) => {
    const asking = { actor: actorOf(request), facts, now: services.clock.now() }
    const found = await findSuggestions(services.db, facts, { userId: asking.actor.id, now: asking.now })
    const town = found.profile?.city_id ?? null
    const listed = filterSuggestions(found.suggested, filter, town, asking.now)
    const shown = listed.slice((page - 1) * PER_PAGE, page * PER_PAGE)
    const data = await presentSuggestions(services.db, shown, asking)
    const url = services.env.APP_URL + request.url
    return {
      ...paginate(data, { page, per_page: PER_PAGE, total: listed.length, url }),
      ...findProfileGaps(found.profile),
      counts: countFiltered(found.suggested, town, asking.now),
      town: townName(town),
      hidden: { offers: found.hidden.offers.size, companies: found.hidden.companies.size },
      is_mailed: (await findChannels(services.db, asking.actor.id, 'suggestion.fresh')).mail,
    }
  })

  endpoints.on(contract.listHidden, own, async ({ request }) => {
    const { offers, companies } = await hiding.listHidden(services.db, actorOf(request).id)
    const dated = <Row extends { hidden_at: Date }>(row: Row) => ({
      ...row,
      hidden_at: row.hidden_at.toISOString(),
    })
    return { data: { offers: offers.map(dated), companies: companies.map(dated) } }
  })

  const verbs = [
    [contract.hideOffer, hiding.hideOffer, true],
    [contract.showOfferAgain, hiding.showOfferAgain, false],
    [contract.hideCompany, hiding.hideCompany, true],
    [contract.showCompanyAgain, hiding.showCompanyAgain, false],
  ] as const
  for (const [endpoint, verb, is_hidden] of verbs)
    endpoints.on(endpoint, own, async ({ params, request }) => {
      await verb(services, actorOf(request), params.id)
      return { data: { id: params.id, is_hidden } }
    })
}
