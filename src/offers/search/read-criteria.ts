import type { z } from 'zod'
import { distanceKm } from '#src/reference/distances.ts'
import { findOfferPlace } from '#src/reference/foreign-places.ts'
import { type Place, takeNearness } from '#src/reference/named-places.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { ABROAD_ID, ABROAD_NAME } from '#src/reference/shared/abroad.ts'
import { formatMoney } from '#src/shared/money.ts'
import { FACT_FILTER_NAMES, FACT_FILTERS, type FactFilter } from '../shared/fact-filters.ts'
import { WORK_MODE_LABELS, WORK_MODES, type WorkMode } from '../shared/states.ts'
import { type ReadWords, readConditions } from './conditions/read-conditions.ts'
import type { AppliedFilter, Criteria, IdFilter, offersQuery } from './contract.ts'

const LISTS: Record<IdFilter, ReadonlyMap<number, { id: number; name: string }>> = {
  contract: REFERENCE.contracts,
  city: REFERENCE.cities,
  job_level: REFERENCE.job_levels,
  activity_area: REFERENCE.activity_areas,
  job_type: REFERENCE.job_types,
  degree: REFERENCE.degrees,
}

/**
 * Reads the criteria of a query: unknown ids are dropped, places are found by any of their names, conditions among the words
 * become filters, and each filter gets a label. Words that are to be searched as they were typed hold no conditions.
 */
export function readCriteria(query: z.output<typeof offersQuery>): Criteria {
  const near = takeNearness(query.keywords ?? '')
  const { rest, conditions, isWellPaid } = wordsOf(query, near?.rest ?? query.keywords)
  const read = (filter: string) => conditions.flatMap((each) => (each.filter === filter ? each.value : []))
  const asked = [
    ...(near ? [{ text: near.place.label, place: near.place }] : []),
    ...query.city.map((text) => ({ text, place: findOfferPlace(text) })),
  ]
  const places = [...asked, ...namedBeside(asked, read('city'))]
  const known = places.flatMap(({ text, place }) => (place ? [{ text, place }] : []))
  const keywords = rest || null
  const around = aroundOf(known.map(({ place }) => place))
  const keep = (filter: Exclude<IdFilter, 'city'>) =>
    keepKnown(filter, [...new Set([...query[filter], ...read(filter).map(Number)])])
  const ids = {
    activity_area: keep('activity_area'),
    job_level: keep('job_level'),
    job_type: keep('job_type'),
    contract: keep('contract'),
    degree: keep('degree'),
  }
  const min_salary = query.min_salary ?? read('min_salary').map(Number)[0] ?? null
  const work_mode = WORK_MODES.filter(
    (mode) => query.work_mode.includes(mode) || read('work_mode').includes(mode),
  )
  const fact = FACT_FILTER_NAMES.filter((name) => query.fact.includes(name) || read('fact').includes(name))
  const criteria = { ...ids, work_mode, company_size: query.company_size, fact, min_salary }
  const applied = [
    ...known.map(({ text, place }) => ({ filter: 'city', value: text, label: place.label })),
    ...appliedOf(criteria),
  ]
  return {
    keywords,
    place: known[0]?.place.label ?? null,
    unknown_place: places.find(({ place }) => !place)?.text ?? null,
    applied,
    read: applied.filter((each) => isRead(each, conditions) && !isAsked(each, query)),
    city: [...new Set(known.flatMap(({ place }) => place.ids))],
    around,
    ...criteria,
    sort: query.sort ?? (isWellPaid ? 'salary' : around ? 'distance' : keywords ? 'relevance' : 'date'),
  }
}

function wordsOf(query: z.output<typeof offersQuery>, keywords: string | null | undefined): ReadWords {
  if (query.verbatim === '1') return { rest: keywords ?? '', conditions: [], isWellPaid: false }
  return readConditions(keywords ?? '')
}

/** The places read among the words, but those that are filtered by anyway. */
function namedBeside(asked: readonly { place: Place | null }[], texts: readonly string[]) {
  return texts
    .map((text) => ({ text, place: findOfferPlace(text) }))
    .filter(({ place }) => !asked.some((each) => each.place?.label === place?.label))
}

/** The criteria without what was read among the words for these filters. */
export function relaxCriteria(criteria: Criteria, filters: readonly string[]): Criteria {
  const isGone = ({ filter, value }: AppliedFilter) =>
    filters.includes(filter) && criteria.read.some((each) => each.filter === filter && each.value === value)
  const applied = criteria.applied.filter((each) => !isGone(each))
  const valuesOf = (filter: string) => applied.flatMap((each) => (each.filter === filter ? each.value : []))
  const idsOf = (filter: string) => valuesOf(filter).map(Number)
  return {
    ...criteria,
    applied,
    read: criteria.read.filter((each) => !isGone(each)),
    city: [
      ...new Set(
        applied.flatMap(({ filter, value }) => (filter === 'city' ? (findOfferPlace(value)?.ids ?? []) : [])),
      ),
    ],
    contract: idsOf('contract'),
    job_type: idsOf('job_type'),
    job_level: idsOf('job_level'),
    degree: idsOf('degree'),
    work_mode: WORK_MODES.filter((mode) => valuesOf('work_mode').includes(mode)),
    fact: FACT_FILTER_NAMES.filter((name) => valuesOf('fact').includes(name)),
    min_salary: idsOf('min_salary')[0] ?? null,
  }
}

const isRead = ({ filter, value }: AppliedFilter, conditions: ReadWords['conditions']) =>
  conditions.some((each) => each.filter === filter && each.value === value)

/** The address has it as a filter too. */
function isAsked({ filter, value }: AppliedFilter, query: z.output<typeof offersQuery>): boolean {
  const asked = query[filter as keyof typeof query]
  return Array.isArray(asked) ? asked.map(String).includes(value) : asked !== null && asked !== undefined
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
  if (filter === 'fact') return FACT_FILTERS[value as FactFilter] ?? String(value)
  if (filter === 'work_mode') return WORK_MODE_LABELS[value as WorkMode] ?? String(value)
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
  criteria: Pick<Criteria, Exclude<IdFilter, 'city'> | 'company_size' | 'work_mode' | 'fact' | 'min_salary'>,
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
  return [...new Set(ids.flatMap((id) => LISTS[filter].get(id)?.id ?? []))]
}
