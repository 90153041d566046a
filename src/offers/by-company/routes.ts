import { findCompanyBySlug } from '#src/companies/companies.ts'
import { notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import { presentItems } from '../items.ts'
import { countOpenOffers } from '../offers.ts'
import { listCompanyOffers } from './contract.ts'
import { listOpenOfferIds } from './open-offers.ts'

const PER_PAGE = 10

export function companyOffersRoutes(endpoints: Endpoints, services: Services, facts: ApplicationFacts) {
  endpoints.on(listCompanyOffers, anyone, async ({ params: { slug }, query: { page }, request }) => {
    const { actor, url } = request
    const now = services.clock.now()
    const { items, total } = await readPublic(services, actor, async (db) => {
      const company = await findCompanyBySlug(db, slug)
      if (!company) throw notFound()
      const ids = await listOpenOfferIds(db, company.id, { page, per_page: PER_PAGE, now })
      const items = await presentItems(db, ids, { actor, facts, now })
      return { items, total: await countOpenOffers(db, now, company.id) }
    })
    return paginate(items, { page, per_page: PER_PAGE, total, url: services.env.APP_URL + url })
  })
}
