import { able, memberOf } from '#src/abilities/gates.ts'
import type { Database } from '#src/platform/database.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import type { OfferApplications } from '../application-facts.ts'
import { countOpenOffers } from '../offers.ts'
import { readSlots } from '../slots.ts'
import * as contract from './contract.ts'
import { countManaged, listManaged, PER_PAGE, totalOf } from './list.ts'
import { previewOffer, showManaged } from './offer.ts'
import { presentManaged } from './present.ts'

const viewing = able('view', 'my company job offers')

/** What the list needs of other domains. They import offers, so app.ts hands these functions in. */
interface ManagedFacts extends OfferApplications {
  /** The ids of the company's offers whose current sponsoring came with the plan. */
  listFreelySponsored(database: Database, companyId: number, now: Date): Promise<number[]>
}

export function managedOffersRoutes(endpoints: Endpoints, services: Services, facts: ManagedFacts) {
  endpoints.on(contract.listManagedOffers, viewing, async ({ query, request }) => {
    const { page, ...filters } = query
    const { db } = services
    const now = services.clock.now()
    const member = memberOf(request)
    const company = member.company.id
    const unanswered = filters.sort === 'urgent' ? await facts.listUnanswered(db, company) : []
    const free = filters.isFreeSponsoring ? await facts.listFreelySponsored(db, company, now) : null
    const asked = { filters, page, now, unanswered, free }
    const rows = await listManaged(db, company, asked)
    const counts = await countManaged(db, company, asked)
    const applied = await facts.countByOffer(
      db,
      rows.map(({ id }) => id),
    )
    const items = rows.map((row) => presentManaged(row, applied.get(row.id), member, now))
    const total = await totalOf(db, company, asked, counts)
    const url = services.env.APP_URL + request.url
    const slots = await readSlots(db, company)
    const active_count = await countOpenOffers(db, now, company)
    return { ...paginate(items, { page, per_page: PER_PAGE, total, url }), counts, slots, active_count }
  })

  endpoints.on(contract.showManagedOffer, viewing, async ({ params, request }) => {
    const now = services.clock.now()
    return { data: await showManaged(services.db, memberOf(request), params.id, facts, now) }
  })

  endpoints.on(contract.showPublicPage, viewing, async ({ params, request }) => {
    const now = services.clock.now()
    const offer = await showManaged(services.db, memberOf(request), params.id, facts, now)
    return { data: await previewOffer(services.db, offer, facts, now) }
  })
}
