import { COMPANY_SIZES } from '#src/companies/shared/company-sizes.ts'
import type { FactFilter } from '../../shared/fact-filters.ts'
import { WORK_MODES } from '../../shared/states.ts'
import type { Sort } from '../shared/sorts.ts'

export const FACETS = [
  'activity_area',
  'contract',
  'city',
  'job_level',
  'job_type',
  'degree',
  'company_size',
  'work_mode',
] as const

export type Facet = (typeof FACETS)[number]

/** The facets whose values are words, with these; those of the others are ids. */
export const WORD_FACETS = { company_size: COMPANY_SIZES, work_mode: WORK_MODES } as const
export type WordFacet = keyof typeof WORD_FACETS

export const isWordFacet = (facet: Facet): facet is WordFacet => facet in WORD_FACETS

export type SearchFilter = Facet | 'fact' | 'keywords' | 'min_salary' | 'company_id' | 'published'

/** What is searched; several values of one filter are alternatives, regions stand for their cities. */
export interface SearchCriteria {
  keywords?: string | null | undefined
  city?: number[] | undefined
  region?: number[] | undefined
  /** The town from which distances are told. */
  around?: { id: number } | null | undefined
  activity_area?: number[] | undefined
  job_level?: number[] | undefined
  job_type?: number[] | undefined
  contract?: number[] | undefined
  degree?: number[] | undefined
  company_size?: string[] | undefined
  work_mode?: string[] | undefined
  /** An offer has all of them, unlike the values of the other filters. */
  fact?: FactFilter[] | undefined
  min_salary?: number | null | undefined
  company_id?: number | undefined
  /** The companies that the keywords name: theirs stand before those that mention them. */
  named_companies?: readonly number[] | undefined
  /** After the one moment, until and with the other. */
  published?: { after: Date; until: Date } | undefined
  sort: Sort
}

/** The same text for criteria that ask for the same offers, whatever their order and page. */
export function keyOf(criteria: SearchCriteria): string {
  const { keywords, min_salary, company_id, published, region, fact = [] } = criteria
  const lists = FACETS.map((facet) => [...(criteria[facet] ?? [])].sort())
  return JSON.stringify([
    keywords,
    min_salary,
    company_id,
    published,
    [...(region ?? [])].sort(),
    ...lists,
    fact,
  ])
}
