import { type SQL, sql } from 'drizzle-orm'
import { queryTerms, tsqueryText } from '#src/platform/search-query.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { offerLexicon } from './lexicon.ts'
import { offers } from './tables.ts'

export const FACETS = [
  'activity_area',
  'contract',
  'city',
  'job_level',
  'job_type',
  'degree',
  'company_size',
] as const

export type Facet = (typeof FACETS)[number]
export type SearchFilter = Facet | 'keywords' | 'min_salary' | 'company_id'

/** What is searched; several values of one filter are alternatives, regions stand for their cities. */
export interface SearchCriteria {
  keywords?: string | null | undefined
  city?: number[] | undefined
  region?: number[] | undefined
  activity_area?: number[] | undefined
  job_level?: number[] | undefined
  job_type?: number[] | undefined
  contract?: number[] | undefined
  degree?: number[] | undefined
  company_size?: string[] | undefined
  min_salary?: number | null | undefined
  company_id?: number | undefined
  sort: 'relevance' | 'date' | 'salary'
}

export const facetColumns = {
  activity_area: offers.activity_area_id,
  contract: offers.contract_id,
  city: offers.city_id,
  job_level: offers.job_level_id,
  job_type: offers.job_type_id,
  degree: offers.degree_id,
  company_size: offers.company_size,
} as const

/** The criteria as conditions of SQL, those that were set only. */
export type SearchConditions = Partial<Record<SearchFilter, SQL>>

export const visibleSalary = sql`(CASE WHEN ${offers.salary_visible} THEN ${offers.max_salary} END)`

/** Published and not on hold: the rows that the partial indexes hold. */
export const listedOffer = sql`${offers.status} = 'published' AND NOT ${offers.paused}`

export function openOffer(now: Date): SQL {
  return sql`${listedOffer} AND ${offers.expires_at} > ${now.toISOString()}::timestamptz`
}

export function conditionsOf(criteria: SearchCriteria): SearchConditions {
  const query = keywordsQuery(criteria.keywords)
  const conditions: Partial<Record<SearchFilter, SQL | null>> = {
    keywords: query && sql`${offers.fts} @@ ${query}`,
    city: placeCondition(criteria),
    min_salary: criteria.min_salary
      ? sql`${visibleSalary} >= ${Math.min(criteria.min_salary, 2 ** 31 - 1)}::numeric`
      : null,
    company_id: criteria.company_id === undefined ? null : oneOf(offers.company_id, [criteria.company_id]),
    company_size: criteria.company_size?.length ? textOneOf(criteria.company_size) : null,
  }
  for (const facet of ['activity_area', 'contract', 'job_level', 'job_type', 'degree'] as const) {
    const ids = criteria[facet]
    conditions[facet] = ids?.length ? oneOf(facetColumns[facet], ids) : null
  }
  return Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition))
}

/** Open offers that fit all conditions, but the one left out. */
export function matching(conditions: SearchConditions, now: Date, without?: SearchFilter): SQL {
  const kept = Object.entries(conditions).filter(([filter]) => filter !== without)
  return sql.join([openOffer(now), ...kept.map(([, condition]) => condition)], sql` AND `)
}

/** The keywords as a `tsquery`, null when they ask for nothing. */
export function keywordsQuery(keywords: string | null | undefined): SQL | null {
  const terms = queryTerms(keywords ?? '', offerLexicon)
  const last = terms.at(-1)
  if (!last) return null
  if (!last.prefix) return sql`to_tsquery('french', ${tsqueryText(terms)})`
  const beginning = sql`(to_tsquery('french', ${tsqueryText([last])}) || to_tsquery('simple', ${`${last.prefix}:*`}))`
  const before = tsqueryText(terms.slice(0, -1))
  return before ? sql`(to_tsquery('french', ${before}) && ${beginning})` : beginning
}

function placeCondition({ city = [], region = [] }: SearchCriteria): SQL | null {
  if (city.length + region.length === 0) return null
  const regions = new Set(region)
  const inRegions = [...REFERENCE.cities.values()].filter(({ region_id }) => regions.has(region_id))
  return oneOf(offers.city_id, [...city, ...inRegions.map(({ id }) => id)])
}

type IdColumn = (typeof facetColumns)[Exclude<Facet, 'company_size'>] | typeof offers.company_id

// Cast, because an id too large for the column's own type would be an error and not an empty answer.
function oneOf(column: IdColumn, ids: readonly number[]): SQL {
  const known = [...new Set(ids)].filter(Number.isSafeInteger)
  if (known.length === 0) return sql`false`
  return sql`${column} IN (${sql.join(
    known.map((id) => sql`${id}::bigint`),
    sql`, `,
  )})`
}

function textOneOf(sizes: readonly string[]): SQL {
  return sql`${offers.company_size} IN (${sql.join(
    sizes.map((size) => sql`${size}::text`),
    sql`, `,
  )})`
}
