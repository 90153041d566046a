import { Cache } from '#src/platform/cache.ts'
import { notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import { presentItems } from '../items.ts'
import { listLandingPages, showLandingPage } from './contract.ts'
import { listNewest } from './figures.ts'
import { listIndex } from './index-page.ts'
import { findNearest } from './nearest.ts'
import { type MeasuredPage, measurePage } from './page.ts'
import { landingHref, landingPath, readSelection } from './subjects.ts'

const OFFERS = 6
/** What a page says of itself is measured anew after five minutes; only pages that there are are kept. */
const KEPT = { seconds: 300, most: 300 }

export function landingRoutes(endpoints: Endpoints, services: Services, facts: ApplicationFacts) {
  const { clock } = services
  const measured = new Cache<{ page: MeasuredPage | null }>(clock, {
    ...KEPT,
    isKept: ({ page }) => page !== null,
  })
  const index = new Cache<Awaited<ReturnType<typeof listIndex>>>(clock, { seconds: KEPT.seconds })

  endpoints.on(listLandingPages, anyone, async () => ({
    data: await index.get('', () => readPublic(services, null, listIndex)),
  }))

  endpoints.on(showLandingPage, anyone, async ({ params, query, request: { actor } }) => {
    const now = clock.now()
    const slugs = [params.slug, ...(query.with ? [query.with] : [])]
    const selection = readSelection(slugs)
    if (!selection) throw notFound()
    const path = landingPath(selection)
    if (path !== slugs.join('/')) return { data: null, moved_to: landingHref(path) }
    const { page } = await measured.get(path, async () => ({
      page: await readPublic(services, null, (db) => measurePage(db, facts, selection, now)),
    }))
    if (!page)
      return { data: null, moved_to: await readPublic(services, actor, (db) => findNearest(db, selection)) }
    const offers = await readPublic(services, actor, async (db) =>
      presentItems(db, await listNewest(db, selection, { limit: OFFERS, now }), { actor, facts, now }),
    )
    return { data: { ...page, offers }, moved_to: null }
  })
}
