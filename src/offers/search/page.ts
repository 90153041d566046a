import { findOccupation } from '#src/occupations/taxonomy.ts'
import type { Database } from '#src/platform/database.ts'
import { distanceKm } from '#src/reference/distances.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { type ListReader, presentItems } from '../items.ts'
import type { Naming } from './company-names.ts'
import type { Criteria } from './contract.ts'
import type { Counting } from './exact-counts.ts'
import { listFacets } from './facet-lists.ts'
import { labelOf } from './read-criteria.ts'
import { type Relaxed, searchRelaxed, townLeft } from './relaxed.ts'
import { type SearchResult, searchOffers } from './search.ts'
import { searchWithSponsored } from './sponsored.ts'

export const PER_PAGE = 20

/** Searches one page of offers, and adds what the page shows around them. */
export async function searchPage(
  { database, count, name }: { database: Database; count: Counting; name: Naming },
  criteria: Criteria,
  { page, verbatim }: { page: number; verbatim: boolean },
  reader: ListReader,
) {
  const at = { page, per_page: PER_PAGE, now: reader.now }
  const named_companies = await name(criteria.keywords)
  const {
    found: first,
    searched,
    relaxed,
  } = await searchRelaxed(criteria, (criteria) =>
    searchWithSponsored(database, criteria, at, (at) =>
      searchOffers(database, { ...criteria, named_companies }, at, verbatim),
    ),
  )
  const found = await count(searched, first, reader.now)
  const town = townLeft(criteria, relaxed)
  const { blocking } = found
  const items = await presentItems(database, found.ids, reader)
  return {
    items: items.map((item) => ({
      ...withDistance(item, town),
      ...(first.promoted.includes(item.id) && { is_promoted: true }),
      ...(found.near.includes(item.id) && { is_near: true }),
    })),
    total: found.total,
    listed: found.listed,
    extras: {
      facets: listFacets(found.facets, criteria),
      facets_are_exact: found.facets_are_exact,
      total_is_exact: found.total_is_exact,
      corrected_keywords: found.corrected_keywords,
      widened: found.widened || relaxed !== null,
      notice: relaxed ? relaxedNotice(criteria, relaxed) : noticeOf(criteria, found),
      blocking: blocking && describeBlocking(criteria, blocking),
      criteria,
    },
  }
}

/** Adds the distance from the town that was searched. Remote work has no distance. */
function withDistance<Item extends Awaited<ReturnType<typeof presentItems>>[number]>(
  item: Item,
  town: number | null,
) {
  if (item.work_mode === 'remote') return item
  const [from, to] = [REFERENCE.cities.get(town ?? 0), REFERENCE.cities.get(item.city?.id ?? 0)]
  return from && to ? { ...item, distance_km: distanceKm(from, to) } : item
}

function relaxedNotice({ keywords }: Criteria, relaxed: Exclude<Relaxed, null>) {
  const what = keywords ? ` pour «\u00A0${keywords}\u00A0»` : ''
  const text =
    relaxed === 'place'
      ? `Aucune offre${what} à cet endroit. Voici les plus proches.`
      : `Aucune offre${what} ne remplit tous vos critères. Voici les plus proches.`
  return { text, verbatim: null }
}

/** The notice for a result that is not exactly what was asked for. */
function noticeOf(
  { keywords }: Criteria,
  { corrected_keywords, widened, without_trade, elsewhere, occupation }: SearchResult,
) {
  if (corrected_keywords !== null) {
    const text = `Aucune offre pour «\u00A0${keywords}\u00A0». Vouliez-vous dire «\u00A0${corrected_keywords}\u00A0»\u00A0?`
    return { text, verbatim: `Chercher «\u00A0${keywords}\u00A0» tel quel` }
  }
  const name = findOccupation(occupation)?.name
  const found = name ? ` Métier reconnu\u00A0: ${name}.` : ''
  if (elsewhere)
    return {
      text: `Aucune offre de ce métier à cet endroit. Voici les plus proches.${found}`,
      verbatim: null,
    }
  if (widened) {
    const none =
      name && without_trade ? 'Aucune offre de ce métier précis' : 'Aucune offre ne contient tous ces mots'
    return { text: `${none}. Voici les plus proches.${found}`, verbatim: null }
  }
  return name ? { text: found.trim(), verbatim: null } : null
}

/** The label of the filter that excludes every offer; several values of one filter are named together. */
function describeBlocking(criteria: Criteria, blocking: { filter: string; count: number }) {
  const { filter, count } = blocking
  const values = criteria.applied.filter((each) => each.filter === filter)
  const label =
    filter === 'keywords'
      ? (criteria.keywords ?? '')
      : values.map((each) => each.label).join(', ') || labelOf(filter, '')
  return { filter, value: values.map((each) => each.value).join(','), label, count }
}
