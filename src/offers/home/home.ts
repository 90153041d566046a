import { countVerifiedCompanies, listPublicCompanies } from '#src/companies/companies.ts'
import { presentCompanyBrief } from '#src/companies/present.ts'
import type { Database } from '#src/platform/database.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import type { ApplicationFacts, CompanyResponse } from '../application-facts.ts'
import { countOpenOffers, countOpenOffersBy } from '../offers.ts'

const RECRUITERS = 6
const CITIES = 8

/** The figures of the home page; dear over many offers, so the caller keeps them a while. */
export async function measureHome(database: Database, facts: ApplicationFacts, now: Date) {
  const [open, verified, answers, areas, cities, recruiters] = await Promise.all([
    countOpenOffers(database, now),
    countVerifiedCompanies(database),
    facts.measureAllResponses(database, now),
    countOpenOffersBy(database, 'activity_area_id', now),
    countOpenOffersBy(database, 'city_id', now),
    rankRecruiters(database, facts, now),
  ])
  return {
    figures: {
      open_offers: open,
      verified_companies: verified,
      answered_rate: answers?.rate ?? null,
      median_days: answers?.median_days ?? null,
    },
    activity_areas: countedIn(REFERENCE.activity_areas, areas),
    cities: countedIn(REFERENCE.cities, cities).slice(0, CITIES),
    recruiters,
  }
}

/** Companies with open offers, by how they answer: the share, then the delay; those without a measure come last. */
async function rankRecruiters(database: Database, facts: ApplicationFacts, now: Date) {
  const hiring = await countOpenOffersBy(database, 'company_id', now)
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
      return [{ ...presentCompanyBrief(company), activity_area, open_offers_count: count, response }]
    })
    .slice(0, RECRUITERS)
}

function byResponse(a: CompanyResponse | null, b: CompanyResponse | null): number {
  if (!a || !b) return Number(Boolean(b)) - Number(Boolean(a))
  return b.rate - a.rate || (a.median_days ?? 999) - (b.median_days ?? 999)
}

function countedIn(
  list: ReadonlyMap<number, { id: number; name: string }>,
  counts: { id: number; count: number }[],
) {
  return counts.flatMap(({ id, count }) => {
    const item = list.get(id)
    return item ? [{ id, name: item.name, count }] : []
  })
}
