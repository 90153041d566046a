import { cached } from '#src/platform/cache.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import type { SharePictures } from '#src/share-pictures/share-pictures.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import { presentItems } from '../items.ts'
import { listIndex } from '../landing/index-page.ts'
import type { Counting } from '../search/exact-counts.ts'
import { searchOffers } from '../search/search.ts'
import { showHome, showHomeSharePicture } from './contract.ts'
import { measureCompanies, presentHome } from './home.ts'
import { cardOfHome } from './share-card.ts'

const HOME_OFFERS = 6
const EVERYTHING = { sort: 'date' } as const

interface HomeParts {
  facts: ApplicationFacts
  count: Counting
  sendPicture: SharePictures
}

export function homeRoutes(
  endpoints: Endpoints,
  services: Services,
  { facts, count, sendPicture }: HomeParts,
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

  endpoints.on(showHomeSharePicture, anyone, async ({ request, reply }) => {
    const now = services.clock.now()
    const found = await readPublic(services, null, async (db) =>
      count(EVERYTHING, await searchOffers(db, EVERYTHING, { page: 1, per_page: 1, now }), now),
    )
    return sendPicture(request, reply, cardOfHome(presentHome(await companies(), found, await pages())))
  })
}
