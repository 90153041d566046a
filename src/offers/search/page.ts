import type { Actor } from '#src/abilities/actor.ts'
import type { Database } from '#src/platform/database.ts'
import { findAlertOn } from '../alerts/alerts.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import type { Criteria } from '../contract.ts'
import { listOffersById } from '../offers.ts'
import { type Mine, presentItem } from '../present.ts'
import { listSavedIds } from '../saved/saved-offers.ts'
import { listFacets } from './facet-lists.ts'
import { labelOf } from './reading.ts'
import { searchOffers } from './search.ts'

export const PER_PAGE = 20

interface Asking {
  actor: Actor | null
  facts: ApplicationFacts
  now: Date
}

/** One page of a search, with what its page shows around the offers. */
export async function searchPage(database: Database, criteria: Criteria, page: number, asking: Asking) {
  const found = await searchOffers(database, criteria, { page, per_page: PER_PAGE, now: asking.now })
  const { blocking } = found
  return {
    items: await presentItems(database, found.ids, asking),
    total: found.total,
    extras: {
      facets: listFacets(found.facets, criteria),
      facets_are_exact: found.facets_are_exact,
      total_is_exact: found.total_is_exact,
      corrected_keywords: found.corrected_keywords,
      blocking: blocking && describeBlocking(criteria, blocking),
      criteria,
      ...(await findOwnAlert(database, criteria, asking)),
    },
  }
}

async function findOwnAlert(database: Database, criteria: Criteria, { actor }: Asking) {
  if (actor?.kind !== 'applicant') return {}
  const found = await findAlertOn(database, actor.user, criteria)
  return { alert: found && { id: found.id, frequency: found.frequency, paused: found.paused } }
}

/** Offers of a list in the order of their ids, with what an applicant did with them. */
export async function presentItems(database: Database, ids: number[], { actor, facts }: Asking) {
  const rows = await listOffersById(database, ids)
  const mine = await findMine(database, actor, facts, ids)
  return rows.map(({ offer, company }) => presentItem(offer, company, mine))
}

/** What an applicant saved and applied to among these offers. */
export async function findMine(
  database: Database,
  actor: Actor | null,
  facts: ApplicationFacts,
  ids: number[],
): Promise<Mine | undefined> {
  if (actor?.kind !== 'applicant') return undefined
  return {
    saved: await listSavedIds(database, actor.id, ids),
    applied: await facts.listApplied(database, actor.id, ids),
  }
}

/** The filter that keeps everything out, in words; several values of one filter are named together. */
function describeBlocking(criteria: Criteria, blocking: { filter: string; count: number }) {
  const { filter, count } = blocking
  const values = criteria.applied.filter((each) => each.filter === filter)
  const label =
    filter === 'keywords'
      ? (criteria.keywords ?? '')
      : values.map((each) => each.label).join(', ') || labelOf(filter, '')
  return { filter, value: values.map((each) => each.value).join(','), label, count }
}
