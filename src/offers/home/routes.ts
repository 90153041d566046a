import { cached } from '#src/platform/cache.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import { presentItems } from '../items.ts'
import { listIndex } from '../landing/index-page.ts'
import type { Counting } from '../search/exact-counts.ts'
import { searchOffers } from '../search/search.ts'
import { showHome } from './contract.ts'
import { measureCompanies, presentHome } from './home.ts'

const HOME_OFFERS = 6
const EVERYTHING = { sort: 'date' } as const

export function homeRoutes(
  endpoints: Endpoints,
  services: Services,
  facts: ApplicationFacts,
  count: Counting,
) {
  const companies = cached(services.clock, 60, () =>
    readPublic(services, null, (db) => measureCompanies(db, facts, services.clock.now())),
  )
  const pages = cached(services.clock, 60, () => readPublic(services, null, listIndex))
  endpoints.on(showHome, anyone, async ({ request }) => {
    const asking = { actor: request.actor, facts, now: services.clock.now() }
    const page = { page: 1, per_page: HOME_OFFERS, now: asking.now }
    const { found, recent } = await readPublic(services, request.actor, async (db) => {
      const found = await count(EVERYTHING, await searchOffers(db, EVERYTHING, page), asking.now)
      return { found, recent: await presentItems(db, found.ids, asking) }
    })
    return { data: { ...presentHome(await companies(), found, await pages()), offers: recent } }
  })
}
