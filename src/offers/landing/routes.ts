import { Cache } from '#src/platform/cache.ts'
import { notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import type { SharePictures } from '#src/share-pictures/share-pictures.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import { presentItems } from '../items.ts'
import { listLandingPages, showLandingPage, showLandingSharePicture } from './contract.ts'
import { listNewest } from './figures.ts'
import { listIndex } from './index-page.ts'
import { findNearest } from './nearest.ts'
import { type MeasuredPage, measurePage } from './page.ts'
import { cardOfLanding } from './share-card.ts'
import { landingHref, landingPath, readSelection, type Selection } from './subjects.ts'

const OFFERS = 6
/** What a page says of itself is measured anew after five minutes; only pages that there are are kept. */
const KEPT = { seconds: 300, most: 300 }

export function landingRoutes(
  endpoints: Endpoints,
  services: Services,
  facts: ApplicationFacts,
  sendPicture: SharePictures,
) {
  const { clock } = services
  const measured = new Cache<{ page: MeasuredPage | null }>(clock, {
    ...KEPT,
    isKept: ({ page }) => page !== null,
  })
  const index = new Cache<Awaited<ReturnType<typeof listIndex>>>(clock, { seconds: KEPT.seconds })

  const measure = async (selection: Selection, now: Date) => {
    const { page } = await measured.get(landingPath(selection), async () => ({
      page: await readPublic(services, null, (db) => measurePage(db, facts, selection, now)),
    }))
    return page
  }

  endpoints.on(listLandingPages, anyone, async () => ({
    data: await index.get('', () => readPublic(services, null, listIndex)),
  }))

  endpoints.on(showLandingPage, anyone, async ({ params, query, request: { actor } }) => {
    const now = clock.now()
    const { slugs, selection } = selectionOf(params.slug, query.with)
    const path = landingPath(selection)
    if (path !== slugs.join('/')) return { data: null, moved_to: landingHref(path) }
    const page = await measure(selection, now)
    if (!page)
      return { data: null, moved_to: await readPublic(services, actor, (db) => findNearest(db, selection)) }
    const offers = await readPublic(services, actor, async (db) =>
      presentItems(db, await listNewest(db, selection, { limit: OFFERS, now }), { actor, facts, now }),
    )
    return { data: { ...page, offers }, moved_to: null }
  })

  endpoints.on(showLandingSharePicture, anyone, async ({ params, query, request, reply }) => {
    const page = await measure(selectionOf(params.slug, query.with).selection, clock.now())
    if (!page) throw notFound()
    return sendPicture(request, reply, cardOfLanding(page))
  })
}

/** @throws HttpError 404 for an unknown name, and for two of one kind */
function selectionOf(slug: string, other: string | null | undefined) {
  const slugs = other ? [slug, other] : [slug]
  const selection = readSelection(slugs)
  if (!selection) throw notFound()
  return { slugs, selection }
}
