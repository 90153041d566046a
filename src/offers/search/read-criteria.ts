import type { z } from 'zod'
import { distanceKm } from '#src/reference/distances.ts'
import { findOfferPlace } from '#src/reference/foreign-places.ts'
import { type Place, takeNearness } from '#src/reference/named-places.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { ABROAD_ID, ABROAD_NAME } from '#src/reference/shared/abroad.ts'
import { formatMoney } from '#src/shared/money.ts'
import type { AppliedFilter, Criteria, IdFilter, offersQuery } from './contract.ts'

const LISTS: Record<IdFilter, ReadonlyMap<number, { name: string }>> = {
  contract: REFERENCE.contracts,
  city: REFERENCE.cities,
  job_level: REFERENCE.job_levels,
  activity_area: REFERENCE.activity_areas,
  job_type: REFERENCE.job_types,
  degree: REFERENCE.degrees,
}

/**
 * Reads the criteria of a query: unknown ids are dropped, places are found by any of their names, and each filter
 * gets a label.
 */
export function readCriteria(query: z.output<typeof offersQuery>): Criteria {
  const near = takeNearness(query.keywords ?? '')
  const places = [
    ...(near ? [{ text: near.place.label, place: near.place }] : []),
    ...query.city.map((text) => ({ text, place: findOfferPlace(text) })),
  ]
  const known = places.flatMap(({ text, place }) => (place ? [{ text, place }] : []))
  const keywords = (near ? near.rest : query.keywords) || null
  const around = aroundOf(known.map(({ place }) => place))
  const ids = {
    activity_area: keepKnown('activity_area', query.activity_area),
    job_level: keepKnown('job_level', query.job_level),
    job_type: keepKnown('job_type', query.job_type),
    contract: keepKnown('contract', query.contract),
    degree: keepKnown('degree', query.degree),
  }
  const criteria = { ...ids, company_size: query.company_size, min_salary: query.min_salary ?? null }
  return {
    keywords,
    place: known[0]?.place.label ?? null,
    unknown_place: places.find(({ place }) => !place)?.text ?? null,
    applied: [
      ...known.map(({ text, place }) => ({ filter: 'city', value: text, label: place.label })),
      ...appliedOf(criteria),
    ],
    city: [...new Set(known.flatMap(({ place }) => place.ids))],
    around,
    ...criteria,
    sort: query.sort ?? (around ? 'distance' : keywords ? 'relevance' : 'date'),
  }
}

function aroundOf(places: readonly Place[]): Criteria['around'] {
  const place = places.find(({ around }) => around !== undefined)
  const town = REFERENCE.cities.get(place?.around ?? 0)
  const last = REFERENCE.cities.get(place?.ids.at(-1) ?? 0)
  return town && last ? { id: town.id, name: town.name, km: distanceKm(town, last) } : null
}

/** The label of a filter, as on its chip. */
export function labelOf(filter: string, value: string | number): string {
  if (filter === 'min_salary') return `${formatMoney(Number(value))} et plus`
  if (filter === 'company_size') return `${value} salariés`
  return LISTS[filter as IdFilter]?.get(Number(value))?.name ?? String(value)
}

/** The one value that stands for all names of a place: a town's id, « Région … » or « Près de … ». */
export function placeValue(text: string): string {
  const place = findOfferPlace(text)
  if (!place) return text
  if (place.label === ABROAD_NAME) return String(ABROAD_ID)
  const isTown = place.around === undefined && !place.label.startsWith('Région ')
  return isTown ? String(place.ids[0]) : place.label
}

function appliedOf(
  criteria: Pick<Criteria, Exclude<IdFilter, 'city'> | 'company_size' | 'min_salary'>,
): AppliedFilter[] {
  const { min_salary, ...lists } = criteria
  const applied = Object.entries(lists).flatMap(([filter, values]) =>
    values.map((value) => ({ filter, value: String(value), label: labelOf(filter, value) })),
  )
  if (min_salary === null) return applied
  return [
    ...applied,
    { filter: 'min_salary', value: String(min_salary), label: labelOf('min_salary', min_salary) },
  ]
}

function keepKnown(filter: IdFilter, ids: number[]): number[] {
  return ids.filter((id) => LISTS[filter].has(id))
}
