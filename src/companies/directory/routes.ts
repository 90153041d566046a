import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { LEAST_APPLICATIONS } from '../shared/answer-badge.ts'
import { listCompanies, rankCompanies, showCompany } from './contract.ts'
import { openDirectory } from './directory.ts'
import type { DirectoryFacts } from './facts.ts'
import { countFacets, readCriteria, selectCompanies } from './listing.ts'
import { measuredDays, presentListed, presentPage, presentRanked } from './present.ts'
import { readPublicCompany } from './public-company.ts'
import { rankRecruiters } from './ranking.ts'

const PER_PAGE = 15
const RANKED_PER_PAGE = 20

export function directoryRoutes(endpoints: Endpoints, services: Services, facts: DirectoryFacts) {
  const directory = openDirectory(services, facts)

  endpoints.on(listCompanies, anyone, async ({ query, request: { url } }) => {
    const all = await directory()
    const hiring = all.filter((company) => company.open_offers_count > 0)
    const among = query.hiring ? hiring : all
    const criteria = readCriteria(query)
    const found = selectCompanies(among, criteria)
    return {
      ...pageOf(found.map(presentListed), PER_PAGE, query.page, url),
      facets: countFacets(among, criteria),
      criteria,
      totals: { all: all.length, hiring: hiring.length },
    }
  })

  endpoints.on(rankCompanies, anyone, async ({ query, request: { url, actor } }) => {
    const ranked = rankRecruiters(await directory())
    const own = ranked.find(({ id }) => id === actor?.company?.id)
    return {
      ...pageOf(ranked.map(presentRanked), RANKED_PER_PAGE, query.page, url),
      rule: { least_applications: LEAST_APPLICATIONS, ...measuredDays(services.clock.now()) },
      own: own ? { rank: own.rank, response: own.response } : null,
    }
  })

  endpoints.on(showCompany, anyone, async ({ params: { slug }, request }) => {
    const now = services.clock.now()
    const company = await readPublic(services, request.actor, (db) => readPublicCompany(db, slug, facts, now))
    return { data: presentPage(company, now) }
  })

  function pageOf<Item>(all: Item[], per_page: number, page: number, url: string) {
    const items = all.slice((page - 1) * per_page, page * per_page)
    return paginate(items, { page, per_page, total: all.length, url: services.env.APP_URL + url })
  }
}
