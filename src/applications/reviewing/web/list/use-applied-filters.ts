import { useQuery } from '@tanstack/react-query'
import { choicesQuery } from '#src/applications/evaluating/web/queries.ts'
import type { OffersAppliedTo } from '#src/applications/reviewing/contract.ts'
import { CITIES } from '#src/reference/shared/places.ts'
import { type ApplicationsSearch, type AppliedFilter, appliedFilters } from '../filters.ts'

/** The address names cities, offers, tags and colleagues by number; the words need their names. */
export function useAppliedFilters(search: ApplicationsSearch, offers: OffersAppliedTo): AppliedFilter[] {
  const { city, offer_id, tag, assigned } = search
  const { data } = useQuery({ ...choicesQuery, enabled: Boolean(tag || assigned) })
  return appliedFilters(search, {
    city: CITIES.find(({ id }) => String(id) === city)?.name,
    offer: offers.find(({ id }) => String(id) === offer_id)?.title,
    tag: data?.tags.find(({ id }) => String(id) === tag)?.label,
    assigned: data?.colleagues.find(({ id }) => String(id) === assigned)?.name,
  })
}
