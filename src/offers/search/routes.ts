import type { Actor } from '#src/abilities/actor.ts'
import type { Database } from '#src/platform/database.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { countFailedSearch } from '#src/reference-changes/failed-searches.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import { presentItems } from '../items.ts'
import { findLandingOf } from '../landing/find-landing.ts'
import { findPublicOffer } from '../offers.ts'
import type { OfferRow } from '../open.ts'
import type { AlertFrequency } from '../shared/labels.ts'
import { openNaming } from './company-names.ts'
import { type Criteria, listOffers, listSimilarOffers } from './contract.ts'
import type { Counting } from './exact-counts.ts'
import { PER_PAGE, searchPage } from './page.ts'
import { readCriteria } from './read-criteria.ts'
import { similarOfferIds } from './similar-offers.ts'

const SIMILAR = 4
/** Similar offers are chosen among this many. */
const ALIKE = 30

/** What a search needs of alerts and matching. They import the search, so app.ts hands these functions in. */
export interface SearchFacts extends ApplicationFacts {
  /** The applicant's alert on exactly this search, null without one. */
  findAlertOn(
    database: Database,
    user: Actor['user'],
    criteria: Criteria,
  ): Promise<{ id: number; frequency: AlertFrequency; paused: boolean } | null>
  /** Orders the offers by how well they suit the people whom `offer` suits. */
  rankSimilar(database: Database, offer: OfferRow, ids: number[]): Promise<number[]>
}

export function searchRoutes(endpoints: Endpoints, services: Services, facts: SearchFacts, count: Counting) {
  const name = openNaming(services)
  endpoints.on(listOffers, anyone, async ({ query, request: { actor, url, ip } }) => {
    const asking = { actor, facts, now: services.clock.now() }
    const criteria = readCriteria(query)
    const { items, total, listed, extras } = await readPublic(services, actor, async (database) => {
      const wanted = { page: query.page, verbatim: query.verbatim === '1' }
      const { extras, ...found } = await searchPage({ database, count, name }, criteria, wanted, asking)
      return { ...found, extras: { ...extras, landing: await findLandingOf(database, criteria) } }
    })
    if (query.page === 1)
      await countFailure(services.db, { criteria, total, extras }, { ip, now: asking.now })
    return {
      ...paginate(items, {
        page: query.page,
        per_page: PER_PAGE,
        total,
        listed,
        url: services.env.APP_URL + url,
      }),
      ...extras,
      ...(actor?.kind === 'applicant'
        ? { alert: await facts.findAlertOn(services.db, actor.user, criteria) }
        : {}),
    }
  })

  endpoints.on(listSimilarOffers, anyone, async ({ params, request }) => {
    const asking = { actor: request.actor, facts, now: services.clock.now() }
    const data = await readPublic(services, request.actor, async (db) => {
      const { offer } = await findPublicOffer(db, params.id)
      const ids = await facts.rankSimilar(db, offer, await similarOfferIds(db, offer, ALIKE, asking.now))
      return presentItems(db, ids.slice(0, SIMILAR), asking)
    })
    return { data }
  })
}

interface Answered {
  criteria: Criteria
  total: number
  extras: { widened: boolean }
}

/** Counts what was not understood; a condition besides the words may be why nothing fits, so such a search tells nothing. */
async function countFailure(
  database: Database,
  { criteria, total, extras }: Answered,
  from: { ip: string; now: Date },
): Promise<void> {
  const { keywords, unknown_place, applied } = criteria
  const place = unknown_place && { kind: 'place' as const, text: unknown_place }
  const isWordsAlone = keywords && applied.length === 0 && (total === 0 || extras.widened)
  const failed = place || (isWordsAlone ? { kind: 'words' as const, text: keywords } : null)
  // A search is answered even where its failure cannot be counted.
  if (failed) await countFailedSearch(database, failed, from).catch(() => undefined)
}
