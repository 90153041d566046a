import type { z } from 'zod'
import { findPlace } from '#src/reference/named-places.ts'
import { REFERENCE } from '#src/reference/reference.ts'
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

/** What a query asks for: known ids only, places by any of their names, each filter in words. */
export function readCriteria(query: z.output<typeof offersQuery>): Criteria {
  const places = query.city.map((text) => ({ text, place: findPlace(text) }))
  const known = places.flatMap(({ text, place }) => (place ? [{ text, place }] : []))
  const keywords = query.keywords || null
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
    ...criteria,
    sort: query.sort ?? (keywords ? 'relevance' : 'date'),
  }
}

/** One filter in words, as on its chip. */
export function labelOf(filter: string, value: string | number): string {
  if (filter === 'min_salary') return `${formatMoney(Number(value))} et plus`
  if (filter === 'company_size') return `${value} salariés`
  return LISTS[filter as IdFilter]?.get(Number(value))?.name ?? String(value)
}

/** A place by the one name that stands for all its others: a town's number, or « Région … ». */
export function placeValue(text: string): string {
  const place = findPlace(text)
  if (!place) return text
  return place.label.startsWith('Région ') ? place.label : String(place.ids[0])
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
