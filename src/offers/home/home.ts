import { countVerifiedCompanies, listPublicCompanies } from '#src/companies/companies.ts'
import { presentCompanyBrief } from '#src/companies/present.ts'
import { answersInDays } from '#src/companies/shared/answer-badge.ts'
import type { Database } from '#src/platform/database.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import type { ApplicationFacts, CompanyResponse } from '../application-facts.ts'
import type { listIndex } from '../landing/index-page.ts'
import { landingHref } from '../landing/subjects.ts'
import { countOpenOffersByCompany } from '../offers.ts'
import type { SearchResult } from '../search/search.ts'

const RECRUITERS = 6
const CITIES = 8
const OCCUPATIONS = 10

/** Measures the companies for the home page. This is slow with many offers, so the caller caches it. */
export async function measureCompanies(database: Database, facts: ApplicationFacts, now: Date) {
  const [verified_companies, answers, recruiters] = await Promise.all([
    countVerifiedCompanies(database),
    facts.measureAllResponses(database, now),
    rankRecruiters(database, facts, now),
  ])
  return { verified_companies, answers, recruiters }
}

/** The reply of the home page. Its numbers are those of the list of offers, so that the two pages agree. */
export function presentHome(
  { verified_companies, answers, recruiters }: Awaited<ReturnType<typeof measureCompanies>>,
  { total, facets, ...found }: Pick<SearchResult, 'total' | 'total_is_exact' | 'facets' | 'facets_are_exact'>,
  pages: Awaited<ReturnType<typeof listIndex>>,
) {
  return {
    is_exact: found.total_is_exact && found.facets_are_exact,
    figures: {
      open_offers: total,
      verified_companies,
      answered_rate: answers?.rate ?? null,
      median_days: answers?.median_days ?? null,
    },
    activity_areas: countedIn(REFERENCE.activity_areas, facets.activity_area, pages.activity_areas),
    cities: countedIn(REFERENCE.cities, facets.city, pages.cities).slice(0, CITIES),
    occupations: pages.occupations.slice(0, OCCUPATIONS),
    recruiters,
  }
}

/**
 * Ranks the companies with open offers by their share of answers, then by their delay. Companies without a measure
 * come last.
 */
async function rankRecruiters(database: Database, facts: ApplicationFacts, now: Date) {
  const hiring = await countOpenOffersByCompany(database, now)
  const responses = await facts.measureResponses(database, 'all', now)
  const ranked = hiring
    .map((each) => ({ ...each, response: responses.get(each.id) ?? null }))
    .sort((a, b) => byResponse(a.response, b.response) || b.count - a.count)
  const companies = await listPublicCompanies(
    database,
    ranked.map((each) => each.id),
  )
  return ranked
    .flatMap(({ id, count, response }) => {
      const company = companies.get(id)
      if (!company) return []
      const activity_area = named(REFERENCE.activity_areas, company.activity_area_id)
      const answers_in_days = answersInDays(response)
      const counted = { open_offers_count: count, response, answers_in_days }
      return [{ ...presentCompanyBrief(company), activity_area, ...counted }]
    })
    .slice(0, RECRUITERS)
}

function byResponse(a: CompanyResponse | null, b: CompanyResponse | null): number {
  if (!a || !b) return Number(Boolean(b)) - Number(Boolean(a))
  return b.rate - a.rate || (a.median_days ?? 999) - (b.median_days ?? 999)
}

function countedIn(
  list: ReadonlyMap<number, { id: number; name: string; slug: string }>,
  counts: { id: number; count: number }[],
  pages: readonly { path: string }[],
) {
  const paths = new Set(pages.map(({ path }) => path))
  return counts.flatMap(({ id, count }) => {
    const item = list.get(id)
    const path = landingHref(item?.slug ?? '')
    return item ? [{ id, name: item.name, count, path: paths.has(path) ? path : null }] : []
  })
}
