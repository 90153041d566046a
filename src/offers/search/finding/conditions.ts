import { type SQL, sql } from 'drizzle-orm'
import { REFERENCE } from '#src/reference/reference.ts'
import { facetLexeme, indexedWords } from '../../indexing.ts'
import { openInSearch } from '../../open.ts'
import { offerSearch } from '../../tables.ts'
import {
  FACETS,
  type Facet,
  isWordFacet,
  type SearchCriteria,
  type SearchFilter,
  WORD_FACETS,
} from './criteria.ts'
import { type Asked, readKeywords } from './keywords.ts'
import { heldQuery } from './reach.ts'

export const facetColumns = {
  activity_area: offerSearch.activity_area_id,
  contract: offerSearch.contract_id,
  city: offerSearch.city_id,
  job_level: offerSearch.job_level_id,
  job_type: offerSearch.job_type_id,
  degree: offerSearch.degree_id,
  company_size: offerSearch.company_size,
  work_mode: offerSearch.work_mode,
} as const

const LARGEST_INTEGER = 2 ** 31 - 1

/** One criterion, as the database can look for it. */
interface Condition {
  /** On the row: what is cheapest for a row at hand, or for a filter alone. */
  test: SQL
  /** In the full text index, which takes any number of these in one scan. */
  query: SQL | null
}

/** The criteria that were set. */
export type SearchConditions = Partial<Record<SearchFilter, Condition>>

/**
 * @param asked the keywords, where they are read already
 * @param keywords what an offer must hold of them
 */
export function conditionsOf(
  criteria: SearchCriteria,
  asked: Asked | null = readKeywords(criteria.keywords),
  keywords: SQL | null = asked && heldQuery(asked),
): SearchConditions {
  const { min_salary, company_id } = criteria
  const conditions: SearchConditions = {}
  if (keywords) conditions.keywords = { test: sql`${indexedWords} @@ ${keywords}`, query: keywords }
  if (min_salary) {
    const least = Math.min(Math.ceil(min_salary), LARGEST_INTEGER)
    // Beside words the index of salaries is of no use: it would be read for every offer that pays as much.
    const salary = keywords ? sql`coalesce(${offerSearch.salary}, 0)` : offerSearch.salary
    conditions.min_salary = { test: sql`${salary} >= ${least}::int`, query: null }
  }
  if (company_id !== undefined) {
    conditions.company_id = { test: sql`${offerSearch.company_id} = ${company_id}::bigint`, query: null }
  }
  if (criteria.published) {
    const { after, until } = criteria.published
    const test = sql`(${offerSearch.published_at} > ${after.toISOString()}::timestamptz AND ${offerSearch.published_at} <= ${until.toISOString()}::timestamptz)`
    conditions.published = { test, query: null }
  }
  if (criteria.fact?.length) {
    // No column holds them: they are found as lexemes, alone too.
    const lexemes = criteria.fact.map((fact) => `'${facetLexeme('fact', fact)}'`).join(' & ')
    const query = sql`${lexemes}::tsquery`
    conditions.fact = { test: sql`${indexedWords} @@ ${query}`, query }
  }
  for (const facet of FACETS) {
    const values = wantedValues(facet, criteria)
    if (values) conditions[facet] = facetCondition(facet, values)
  }
  return conditions
}

/** Open offers that fit the conditions, but the one left out; for an index to find. */
export function matching(conditions: SearchConditions, now: Date, without?: SearchFilter): SQL {
  const kept = Object.entries(conditions).filter(([filter]) => filter !== without)
  const queries = kept.flatMap(([, { query }]) => query ?? [])
  if (queries.length < 2) return fitting(conditions, now, without)
  const tests = kept.filter(([, { query }]) => !query).map(([, { test }]) => test)
  return sql.join(
    [openInSearch(now), sql`${indexedWords} @@ (${sql.join(queries, sql` && `)})`, ...tests],
    sql` AND `,
  )
}

/** The same as conditions on each row, for rows that are looked at anyway. */
export function fitting(conditions: SearchConditions, now: Date, without?: SearchFilter): SQL {
  const { keywords, ...cheap } = conditions
  const tests = Object.entries({ ...cheap, keywords }).filter(([filter]) => filter !== without)
  return sql.join([openInSearch(now), ...tests.flatMap(([, condition]) => condition?.test ?? [])], sql` AND `)
}

function wantedValues(facet: Facet, criteria: SearchCriteria): (number | string)[] | null {
  if (isWordFacet(facet)) {
    const [known, asked] = [WORD_FACETS[facet] as readonly string[], criteria[facet]]
    return asked?.length ? known.filter((word) => asked.includes(word)) : null
  }
  const regions = new Set(facet === 'city' ? criteria.region : [])
  const ids = criteria[facet] ?? []
  if (ids.length + regions.size === 0) return null
  const cities = [...REFERENCE.cities.values()].filter(({ region_id }) => regions.has(region_id))
  return [...new Set([...ids, ...cities.map(({ id }) => id)])].filter(Number.isSafeInteger)
}

function facetCondition(facet: Facet, values: readonly (number | string)[]): Condition {
  if (values.length === 0) return { test: sql`false`, query: null }
  // Cast, because an id too large for the column's own type would be an error and not an empty answer.
  const type = isWordFacet(facet) ? sql`text` : sql`bigint`
  const list = sql.join(
    values.map((value) => sql`${value}::${type}`),
    sql`, `,
  )
  const lexemes = values.map((value) => `'${facetLexeme(facet, value)}'`).join(' | ')
  return { test: sql`${facetColumns[facet]} IN (${list})`, query: sql`${lexemes}::tsquery` }
}
