import { type ListReader, presentItems } from '#src/offers/items.ts'
import type { Database } from '#src/platform/database.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { NEW_DAYS, SUGGESTION_FILTERS, type SuggestionFilter } from './shared/filters.ts'
import type { SuggestedOffer } from './suggestions.ts'

export function countFiltered(suggested: readonly SuggestedOffer[], town: number | null, now: Date) {
  return Object.fromEntries(
    SUGGESTION_FILTERS.map((filter) => [filter, filterSuggestions(suggested, filter, town, now).length]),
  ) as Record<SuggestionFilter, number>
}

export function filterSuggestions(
  suggested: readonly SuggestedOffer[],
  filter: SuggestionFilter,
  town: number | null,
  now: Date,
): SuggestedOffer[] {
  const young = after(now, -NEW_DAYS * DAY)
  return suggested.filter(({ offer }) => {
    if (filter === 'new') return offer.published_at !== null && offer.published_at > young
    if (filter === 'town') return offer.city_id === town
    if (filter === 'remote') return offer.work_mode === 'remote'
    return filter !== 'paid' || (offer.salary_visible && (offer.min_salary ?? offer.max_salary) !== null)
  })
}

export async function presentSuggestions(
  database: Database,
  page: readonly SuggestedOffer[],
  reader: ListReader,
) {
  const matches = new Map(page.map(({ offer, match }) => [offer.id, match]))
  const items = await presentItems(database, [...matches.keys()], reader)
  return items.flatMap((item) => {
    const match = matches.get(item.id)
    return match ? [{ ...item, match }] : []
  })
}

export function townName(id: number | null): string | null {
  return id === null ? null : (REFERENCE.cities.get(id)?.name ?? null)
}
