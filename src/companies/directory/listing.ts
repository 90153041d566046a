import { foldText } from '#src/platform/search/text.ts'
import { findPlace } from '#src/reference/named-places.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { COMPANY_SIZES } from '../shared/company-sizes.ts'
import type { DirectoryQuery } from './contract.ts'
import type { ListedCompany } from './directory.ts'
import { byAnswers } from './ranking.ts'

/** The values of these filters are counted. */
type Facet = 'activity_area' | 'city' | 'company_size'

/** Beyond these, towns of few companies are found by their name alone. */
const MOST_VALUES = 40

/** What a query asks for: known values only, places by any of their names, each filter in words. */
export function readCriteria({ name: written, city, activity_area, company_size, sort }: DirectoryQuery) {
  const name = written && foldText(written) ? written : null
  const places = city.map((text) => ({ text, place: findPlace(text) }))
  const known = places.flatMap(({ text, place }) => (place ? [{ text, place }] : []))
  const areas = activity_area.flatMap((id) => REFERENCE.activity_areas.get(id) ?? [])
  return {
    name,
    place: known[0]?.place.label ?? null,
    unknown_place: places.find(({ place }) => !place)?.text ?? null,
    city: [...new Set(known.flatMap(({ place }) => place.ids))],
    activity_area: areas.map((area) => area.id),
    company_size,
    sort: sort ?? 'offers',
    applied: [
      ...(name ? [{ filter: 'name', value: name, label: `«\u00a0${name}\u00a0»` }] : []),
      ...known.map(({ text, place }) => ({ filter: 'city', value: text, label: place.label })),
      ...areas.map((area) => ({ filter: 'activity_area', value: String(area.id), label: area.name })),
      ...company_size.map((size) => ({ filter: 'company_size', value: size, label: `${size} salariés` })),
    ],
  }
}
type Criteria = ReturnType<typeof readCriteria>

/** Lists the companies that fit, in order; equal ones come by name. */
export function selectCompanies(all: ListedCompany[], criteria: Criteria): ListedCompany[] {
  const found = all.filter(fitting(criteria))
  if (criteria.sort === 'name') return found
  if (criteria.sort === 'answers') return found.toSorted((a, b) => byAnswers(a.response, b.response))
  return found.toSorted((a, b) => b.open_offers_count - a.open_offers_count)
}

/** How many companies each value of a filter would give, with all the other filters; those asked for stay, at zero too. */
export function countFacets(all: ListedCompany[], criteria: Criteria) {
  const count = (facet: Facet, wanted: readonly (number | string)[]) => {
    const counts = new Map<number | string, number>(wanted.map((value) => [value, 0]))
    for (const company of all.filter(fitting(criteria, facet))) {
      const value = VALUES[facet](company)
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return counts
  }
  const sizes = count('company_size', criteria.company_size)
  const named = (facet: 'activity_area' | 'city', list: ReadonlyMap<number, { name: string }>) =>
    [...count(facet, criteria[facet])]
      .toSorted((a, b) => b[1] - a[1])
      .flatMap(([id, counted]) => {
        const name = list.get(Number(id))?.name
        return name ? [{ id: Number(id), name, count: counted }] : []
      })
      .slice(0, MOST_VALUES)
  return {
    activity_area: named('activity_area', REFERENCE.activity_areas),
    city: named('city', REFERENCE.cities),
    company_size: COMPANY_SIZES.map((size) => ({
      id: size,
      name: `${size} salariés`,
      count: sizes.get(size) ?? 0,
    })),
  }
}

const VALUES: Record<Facet, (company: ListedCompany) => number | string | null> = {
  activity_area: (company) => company.activity_area_id,
  city: (company) => company.city_id,
  company_size: (company) => company.company_size,
}

/** Every word of the name that was asked for begins a word of the company's, accents and case apart. */
function fitting(criteria: Criteria, without?: Facet): (company: ListedCompany) => boolean {
  const words = foldText(criteria.name ?? '')
    .split(' ')
    .filter(Boolean)
  const facets = (Object.keys(VALUES) as Facet[])
    .filter((facet) => facet !== without && criteria[facet].length > 0)
    .map((facet) => ({ read: VALUES[facet], wanted: new Set<number | string | null>(criteria[facet]) }))
  const isNamed = ({ folded_name }: ListedCompany) =>
    words.every((word) => ` ${folded_name}`.includes(` ${word}`))
  return (company) => isNamed(company) && facets.every(({ read, wanted }) => wanted.has(read(company)))
}
