import { COMPANY_SIZES } from '#src/companies/shared/company-sizes.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { ABROAD_ID, ABROAD_NAME } from '#src/reference/shared/abroad.ts'
import { ABROAD_PLACES } from '#src/reference/shared/abroad-places.ts'
import type { ReferenceItem } from '#src/reference/shared/lists.ts'
import { FACT_FILTERS } from '../shared/fact-filters.ts'
import { WORK_MODE_LABELS } from '../shared/states.ts'
import type { Criteria, Facets, FacetValue } from './contract.ts'

const SIZE_NAMES = Object.fromEntries(COMPANY_SIZES.map((size) => [size, size]))

/** Counts per value of each filter, as the search gives them. */
export type FacetCounts = Partial<
  Record<Exclude<keyof Facets, 'abroad' | 'fact'>, readonly { id: number | string; count: number }[]>
>

/**
 * The values of each filter with their labels, those without offers too. Towns are listed only with offers, or when
 * they are asked for.
 */
export function listFacets(counts: FacetCounts, criteria: Criteria): Facets {
  const whole = (filter: keyof FacetCounts, list: ReadonlyMap<number, ReferenceItem>) => {
    const found = new Map(counts[filter]?.map((each) => [Number(each.id), each.count]))
    return [...list.values()]
      .filter(({ id, withdrawn }) => !withdrawn || found.has(id))
      .map(({ id, name }) => ({ id, name, count: found.get(id) ?? 0 }))
  }
  const words = (filter: 'company_size' | 'work_mode', names: Readonly<Record<string, string>>) => {
    const found = new Map(counts[filter]?.map((each) => [String(each.id), each.count]))
    return Object.entries(names).map(([id, name]) => ({ id, name, count: found.get(id) ?? 0 }))
  }
  return {
    contract: whole('contract', REFERENCE.contracts),
    city: whole('city', REFERENCE.cities)
      .filter((city) => city.count > 0 || isAskedFor(city, criteria))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'fr')),
    abroad: listAbroad(counts.city ?? [], criteria),
    job_level: whole('job_level', REFERENCE.job_levels),
    activity_area: whole('activity_area', REFERENCE.activity_areas),
    job_type: whole('job_type', REFERENCE.job_types),
    degree: whole('degree', REFERENCE.degrees),
    company_size: words('company_size', SIZE_NAMES),
    work_mode: words('work_mode', WORK_MODE_LABELS),
    fact: Object.entries(FACT_FILTERS).map(([id, name]) => ({ id, name, count: null })),
  }
}

/** Countries stand apart from the towns, after what is abroad as a whole; without offers none is listed. */
function listAbroad(counts: NonNullable<FacetCounts['city']>, criteria: Criteria): FacetValue[] {
  const found = new Map(counts.map(({ id, count }) => [Number(id), count]))
  const places = ABROAD_PLACES.map(({ id, name }) => ({ id, name, count: found.get(id) ?? 0 }))
  const count = places.reduce((sum, place) => sum + place.count, 0)
  const countries = places.filter(({ id }) => id !== ABROAD_ID).sort((a, b) => b.count - a.count)
  return [{ id: ABROAD_ID, name: ABROAD_NAME, count }, ...countries].filter(
    (place) => place.count > 0 || isAskedFor(place, criteria),
  )
}

function isAskedFor(city: FacetValue, criteria: Criteria): boolean {
  return criteria.applied.some(
    ({ filter, value, label }) => filter === 'city' && (value === String(city.id) || label === city.name),
  )
}
